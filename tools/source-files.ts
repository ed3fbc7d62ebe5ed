/** The sources of the project, and which of them each imports, statically or when it is needed. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const root = join(import.meta.dirname, "..");

/** Paths from the project's root. */
export const sourceFiles: readonly string[] = globSync("{domain,simulators,server,web,e2e,tools}/**/*.{ts,tsx,mjs}", {
  cwd: root,
  exclude: ["**/node_modules", "**/dist", "web/src/graphql"],
});

/** The file that is meant, or null for a package of others. */
export function targetOf(file: string, request: string): string | null {
  if (request.startsWith(".")) return relative(root, join(root, dirname(file), request)).split("?")[0] ?? null;
  if (request.startsWith("#db/")) return `server/db/${request.slice("#db/".length)}`;
  if (request.startsWith("#")) return `${file.split("/", 1)[0]}/src/${request.slice(1)}`;
  if (request.startsWith("@boresight/domain/")) return `domain/src/${request.slice("@boresight/domain/".length)}.ts`;
  return null;
}

/** Each source with the files that it imports. */
export function readImports(): Map<string, readonly string[]> {
  const request = /(?:\bfrom|\bimport\(|^import)\s*"([^"]+)"/gm;
  return new Map(
    sourceFiles.map((file) => {
      const found = readFileSync(join(root, file), "utf8").matchAll(request);
      return [file, [...found].flatMap(([, name]) => targetOf(file, name ?? "") ?? [])];
    }),
  );
}
