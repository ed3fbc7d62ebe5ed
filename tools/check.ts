/** Runs the checks that must pass before every merge: the static ones in parallel, and then the tests. */
import { spawnSync } from "node:child_process";
import { runParts, verdict } from "./parts.ts";

const reading = ["check:types", "check:lint", "check:unused", "check:format", "check:imports"];
const commandOf = (script: string) => `npm run --silent ${script}`;

const passed = await runParts(reading.map((name) => ({ name, command: commandOf(name) })));
if (!passed || !runTests()) process.exitCode = 1;

/** Prints its output while it runs. */
function runTests(): boolean {
  const start = performance.now();
  const { status } = spawnSync(commandOf("check:tests"), { shell: true, stdio: "inherit" });
  console.log(verdict("check:tests", status === 0, start));
  return status === 0;
}
