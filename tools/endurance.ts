/** What takes long and need not run before every merge: the tests that try more in endurance, and those that run only then. */
import { enduranceTests } from "./endurance-tests.ts";
import { runShown, verdict } from "./parts.ts";
import { readImports } from "./source-files.ts";

const start = performance.now();
const tests = enduranceTests(readImports());
process.env["ENDURANCE"] = "1";
const said: string[] = [];
const say = (line: string) => said.push(line);
const passed =
  (await runShown({ name: "build", command: "node web/build.mjs --when-stale" }, say)) &&
  (await runShown({ name: "endurance", command: `vitest run ${tests.join(" ")}` }, say));
said.push(verdict("all of it", passed, start));
said.forEach((line) => console.log(line)); // At the end, where they are seen.
if (!passed) process.exitCode = 1;
