// Plain JavaScript without static imports: an older Node must get as far as reading this sentence.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node 22.18 or later is needed, this is ${process.version}: use "npm start".`);
  process.exit(1);
}
process.env["GRAPHILE_ENV"] ??= "production"; // PostGraphile prints a page of advice when nobody chose.
await import("./src/main.ts");
