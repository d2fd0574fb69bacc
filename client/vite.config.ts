import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { WORKER, offline } from "./offline.ts";

const server = "http://localhost:8137";

// The page that plays without a server (mode `static`) lies in any folder of any web space; `make static` puts the rest
// beside it.
export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  plugins: [svelte(), ...(mode === "static" ? [] : [offline()])],
  worker: { format: "es" },
  define: { WITHOUT_SERVER: mode === "static" },
  // Under test Svelte's browser build is wanted, although the tests run in Node.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: mode === "static" ? "../build/static" : "../src/prichal/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: { index: "index.html", worker: mode === "static" ? "src/device/keeper.ts" : "src/offline/worker.ts" },
      checks: { pluginTimings: false }, // advice for us, not for whoever plays
      // The worker's name stays: browsers look there for a new one.
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  // Every effect or piece of a game is drawn in one test, on a machine with other work beside it.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 30_000 },
}));
