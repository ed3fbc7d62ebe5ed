// Plain JavaScript without static imports: an older Node must get as far as reading this sentence.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node 22.18 or later is needed, this is ${process.version}: use "npm start".`);
  process.exit(1);
}
process.env["GRAPHILE_ENV"] ??= "production"; // PostGraphile prints a page of advice when nobody chose.
// Else every 35 MB of uploaded content cost a full collection of the heap.
const { setFlagsFromString } = await import("node:v8");
setFlagsFromString("--external-memory-accounted-in-global-limit");
await import("./src/main.ts");
