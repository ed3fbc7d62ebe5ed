/**
 * Checks every import and fragment spread, the size of each folder and the direction between folders against the rules;
 * fails when it found no files.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { circlesOfFolders } from "./folder-circles.ts";
import { overfullFolders } from "./folder-rules.ts";
import { wrongSpreads } from "./fragment-rules.ts";
import { objectionTo, unusedArrows } from "./import-rules.ts";
import { sourceFiles, targetOf } from "./source-files.ts";

const root = join(import.meta.dirname, "..");
const sources = sourceFiles.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const imports: { from: string; to: string }[] = [];

const objections = sources.flatMap(({ path: file, text }) => {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end))),
  ];
  return requests.flatMap((request) => {
    const to = targetOf(file, request);
    if (to !== null) imports.push({ from: file, to });
    const objection = deepClimb(request, file) ?? objectionToRequest(file, request);
    return objection ? [`${file} imports ${request}: ${objection}`] : [];
  });
});

objections.push(
  ...unusedArrows(imports),
  ...circlesOfFolders(imports),
  ...wrongSpreads(sources.filter(({ path }) => path.startsWith("web/src/"))),
  ...overfullFolders([...sourceFiles, ...globSync("{server/db/rules,web/src}/**/*.{sql,css}", { cwd: root })]),
);
if (sourceFiles.length === 0) objections.push("no files were found");
if (objections.length > 0) {
  console.error(objections.join("\n"));
  process.exitCode = 1;
} else {
  console.log(`${sourceFiles.length} files import as they may`);
}

/** What a dynamic import asks for, unless it is computed. */
function literal(source: string): readonly string[] {
  return /^(["'`])([^"'`$]+)\1$/.exec(source)?.slice(2) ?? [];
}

/** Inside a package's src, other folders are imported as `#…`. */
function deepClimb(request: string, file: string): string | null {
  const source = /^(server|web)\/src\//.exec(file)?.[0];
  if (source === undefined || /\.(test|spec)\.tsx?$/.test(file) || !request.startsWith("../..")) return null;
  return targetOf(file, request)?.startsWith(source) ? "use # instead of ../.." : null;
}

function objectionToRequest(file: string, request: string): string | null {
  const target = targetOf(file, request);
  if (target === null) return null;
  if (!existsSync(join(root, target))) return "there is no such file";
  return objectionTo(file, target);
}
