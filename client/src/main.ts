import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/colours.css";
import "./style/base.css";
import "./style/pieces.css";

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
