import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://localhost:8137";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Under test Svelte's browser build is wanted, although the tests run in Node.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/prichal/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
