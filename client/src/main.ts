import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import "./style/fonts.css";
import "./style/colours.css";
import "./style/base.css";
import "./style/pieces.css";
import { words } from "./words/words.svelte";

settings.show();
router.start();
words.start(settings.language);
await words.need("common", "browser", "server");
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
