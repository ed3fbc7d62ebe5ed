// Plain JavaScript that any Node parses. Takes from node_modules what weighs 150 MB and nobody opens: the headers of Node,
// with which addons would be compiled, and the source maps of packages.
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const installed = join(dirname(dirname(fileURLToPath(import.meta.url))), "node_modules");
const runtimes = join(installed, "node", "node_modules");

for (const name of namesIn(runtimes)) rmSync(join(runtimes, name, "include"), { recursive: true, force: true });
rmSync(join(installed, "stripe", "cjs"), { recursive: true, force: true }); // The same again, for require().
removeMaps(installed);

function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeMaps(path);
    else if (entry.isFile() && /\.(js|mjs|cjs|ts|mts|cts|css)\.map$/.test(entry.name)) rmSync(path);
  }
}

function namesIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return []; // Installed without its scripts: then this package has no runtime of its own.
  }
}
