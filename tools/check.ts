/**
 * What must be green before a commit: the checks that only read the code, while the tests of what changed wait for their
 * servers. With --all every test, with --stories those in a browser too, as before a merge.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chooseTests, testsOf, type Choice } from "./affected-tests.ts";
import { changedFiles } from "./changed-files.ts";
import { runParts, runShown, verdict, type Part } from "./parts.ts";
import { readImports } from "./source-files.ts";

const root = join(import.meta.dirname, "..");
const start = performance.now();
const [runsAll, runsStories] = ["--all", "--stories"].map((option) => process.argv.includes(option));
const changes = runsAll ? null : changedFiles(root);
const { tests, reason } = changes ? choose(changes.paths) : everyTest();
console.log(`${reason}${changes ? ` (since ${changes.since.slice(0, 8)})` : ""}`);

const scripts = ["check:types", ...lint(), "check:unused", "check:format", "check:imports", "check:migrations"];
const reading = scripts.map((script) => ({
  name: script.split(" ", 1)[0] ?? "",
  command: `npm run --silent ${script}`,
}));
/** The web app for the stories, built while the tests run: on its own, the build would leave a core idle. */
const build: Part = { name: "build", command: "node web/build.mjs --when-stale" };

const said: string[] = [];
const say = (line: string) => said.push(line);
const results = await Promise.all([
  runParts([...reading, ...(runsStories ? [build] : [])], say),
  runShown({ name: "check:tests", command: `npm run --silent check:tests -- ${tests.join(" ")}` }, say),
]);
if (runsStories && !results.includes(false)) {
  results.push(await runShown({ name: "e2e", command: "vitest run --project e2e" }, say));
}
said.push(verdict("all of it", !results.includes(false), start));
said.forEach((line) => console.log(line)); // At the end, where they are seen.
if (results.includes(false)) process.exitCode = 1;

function choose(changed: readonly string[]): Choice {
  const migrations = changed.filter((path) => path.startsWith("server/db/migrations/") && existsSync(join(root, path)));
  const tables = (path: string) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/\bapp(?:_private)?\.(\w+)/g)].map(([, table]) => table ?? "");
  const tablesOf = new Map(migrations.map((path) => [path, tables(path)]));
  return chooseTests({
    changed,
    imports: readImports(),
    tablesOf,
    rules: globSync("server/db/rules/**/*.sql", { cwd: root }),
  });
}

function everyTest(): Choice {
  return { tests: [], reason: `all ${testsOf(readImports()).length} files of tests` };
}

/** Lints what changed, which may be nothing; with other rules, or for all tests, everything. */
function lint(): string[] {
  if (!changes || changes.paths.some((path) => /oxlintrc|tsconfig[^/]*\.json$|package-lock/.test(path)))
    return ["check:lint"];
  const files = changes.paths.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(join(root, path)));
  return files.length > 0 ? [`check:lint -- ${files.join(" ")}`] : [];
}
