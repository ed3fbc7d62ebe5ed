// Plain JavaScript without static imports: an older Node must get as far as reading this sentence.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Node 24 or later is needed, this is ${process.version}: use "npm start" and the other npm scripts.`);
  process.exit(1);
}
// Compiled once and kept: each later start saves a quarter of its time. A folder that cannot be written is no error.
const { enableCompileCache } = await import("node:module");
const { fileURLToPath } = await import("node:url");
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url)));
