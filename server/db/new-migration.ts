// npm run db:new <name>: an empty migration with the next number.
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(import.meta.dirname, "migrations");
const [name = ""] = process.argv.slice(2);

if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  const numbers = (await readdir(folder)).map((file) => Number.parseInt(file, 10)).filter(Number.isInteger);
  const next = String(Math.max(0, ...numbers) + 1).padStart(4, "0");
  const path = join(folder, `${next}-${name}.sql`);
  await writeFile(path, "", { flag: "wx" });
  console.log(path);
} else {
  console.error('Give the migration a name in small letters: "npm run db:new vehicle-colours".');
  process.exitCode = 1;
}
