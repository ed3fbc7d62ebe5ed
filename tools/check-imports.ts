/**
 * Checks every import and fragment spread, and the size of each folder, against the rules; fails when it found no
 * files.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { overfullFolders } from "./folder-rules.ts";
import { wrongSpreads } from "./fragment-rules.ts";
import { objectionTo } from "./import-rules.ts";
import { sourceFiles, targetOf } from "./source-files.ts";

const root = join(import.meta.dirname, "..");
const sources = sourceFiles.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const objections = sources.flatMap(({ path: file, text }) => {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return requests.flatMap((request) => {
    const objection = deepClimb(request, file) ?? objectionToRequest(file, request);
    return objection ? [`${file} imports ${request}: ${objection}`] : [];
  });
});

objections.push(
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

/** Inside a package's src, other folders are imported as `#…`. */
function deepClimb(request: string, file: string): string | null {
  const inside = /^(server|web)\/src\//.test(file) && !/\.(test|spec)\.tsx?$/.test(file);
  return inside && request.startsWith("../..") ? "use # instead of ../.." : null;
}

function objectionToRequest(file: string, request: string): string | null {
  const target = targetOf(file, request);
  if (target === null) return null;
  if (!existsSync(join(root, target))) return "there is no such file";
  return objectionTo(file, target);
}
