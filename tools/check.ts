/** What must be green before every merge: the checks that only read the code, while the tests wait for their servers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { runParts, verdict } from "./parts.ts";

const reading = ["check:types", "check:lint", "check:unused", "check:format", "check:imports"];
const commandOf = (script: string) => `npm run --silent ${script}`;
/** The web app for the stories, built while the tests run: on its own, the build would leave a core idle. */
const build = { name: "build", command: "node web/build.mjs --when-stale" };

const said: string[] = [];
const isBuilding = process.argv.includes("--build");
const parts = [...reading.map((name) => ({ name, command: commandOf(name) })), ...(isBuilding ? [build] : [])];
const results = await Promise.all([runParts(parts, (line) => said.push(line)), runTests()]);
said.forEach((line) => console.log(line)); // At the end, where they are seen.
if (results.includes(false)) process.exitCode = 1;

/** Shows what it prints while it runs. */
async function runTests(): Promise<boolean> {
  const start = performance.now();
  const child = spawn(commandOf("check:tests"), { shell: true, stdio: "inherit" });
  const [code] = await once(child, "close");
  said.unshift(verdict("check:tests", code === 0, start));
  return code === 0;
}
