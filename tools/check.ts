/** What must be green before every merge: the checks that only read the code, side by side, and then the tests. */
import { spawnSync } from "node:child_process";
import { runParts } from "./parts.ts";

const parts = ["check:types", "check:lint", "check:unused", "check:format", "check:imports"];

const passed = await runParts(parts.map((name) => ({ name, command: `npm run --silent ${name}` })));
const tests = passed ? spawnSync("npm run --silent check:tests", { shell: true, stdio: "inherit" }) : null;
if (tests?.status !== 0) process.exitCode = 1;
