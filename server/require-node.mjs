// Plain JavaScript without static imports: an older Node must get as far as reading this sentence.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Node 24 or later is needed, this is ${process.version}: use "npm start" and the other npm scripts.`);
  process.exit(1);
}
