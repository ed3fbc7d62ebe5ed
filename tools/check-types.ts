/** Type-checks every project, in parallel, without writing anything. */
import { runParts } from "./parts.ts";

const projects = ["server", "web", "domain", "domain/tsconfig.test.json", "tsconfig.json"];

const passed = await runParts(projects.map((project) => ({ name: project, command: `tsc -p ${project}` })));
if (!passed) process.exitCode = 1;
