import "./require-node.mjs"; // The only static import: it ends an older Node before anything else is loaded.

process.env["GRAPHILE_ENV"] ??= "production"; // PostGraphile prints a page of advice when nobody chose.
// Else every 35 MB of uploaded content cost a full collection of the heap.
const { setFlagsFromString } = await import("node:v8");
setFlagsFromString("--external-memory-accounted-in-global-limit");
await import("./src/main.ts");
