/** Tells the offline worker which files were built. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export const WORKER = "worker.js";

export function offline(): Plugin {
  return {
    name: "prichal-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") this.error("there is no offline worker");
      if (worker.imports.length > 0) this.error("the offline worker is one file: what it imports, the page doesn't");
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const version = createHash("sha256").update(worker.code);
      // Names change with content; the page is the only file whose name stays.
      for (const name of files) version.update(name);
      const page = bundle["index.html"];
      if (page?.type === "asset") version.update(page.source);
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files.map((name) => `/${name}`)))
        .replaceAll("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 16)));
    },
  };
}
