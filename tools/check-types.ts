/** Type-checks every project, in parallel, without writing anything; several checkers of one project do the same work twice. */
import { runParts } from "./parts.ts";

const projects = ["server", "simulators", "web", "domain", "domain/tsconfig.test.json", "tsconfig.json"];

const passed = await runParts(
  projects.map((project) => ({ name: project, command: `tsc -p ${project} --checkers 1` })),
);
if (!passed) process.exitCode = 1;
