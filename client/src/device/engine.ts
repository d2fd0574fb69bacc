/** Python with our engine, from files beside the page. Used by the workers only. */
import type { PyodideAPI } from "pyodide";

interface Files {
  readonly wheels: readonly string[];
  readonly sources: string;
}
type Loader = { loadPyodide(options: { indexURL: string }): Promise<PyodideAPI> };

async function bytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Everything is fetched at once; Python takes the longest. */
export async function loadEngine(root: string): Promise<PyodideAPI> {
  const starting = (import(/* @vite-ignore */ `${root}pyodide/pyodide.mjs`) as Promise<Loader>).then(({ loadPyodide }) =>
    loadPyodide({ indexURL: `${root}pyodide/` }),
  );
  const files = (await (await fetch(`${root}engine/files.json`)).json()) as Files;
  const wheels = files.wheels.map((name) => bytes(`${root}engine/${name}`));
  const sources = bytes(`${root}engine/${files.sources}`);
  const python = await starting;
  for (const wheel of wheels) python.unpackArchive(await wheel, "wheel");
  python.FS.mkdirTree("/engine");
  python.unpackArchive(await sources, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  return python;
}
