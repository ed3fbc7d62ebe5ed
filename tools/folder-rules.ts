/** A folder has 30 sources at most, not counting tests; above that it gets subfolders by subject. */
const most = 30;

/** Files that only grow in number, and generated folders. */
const unbounded: readonly string[] = ["server/db/migrations", "."];

const isSource = (path: string) => /\.(tsx?|mjs|sql|css)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path);

/** Returns one sentence per folder that has too many; paths are relative to the project's root. */
export function overfullFolders(paths: readonly string[]): string[] {
  const folders = Map.groupBy(
    paths.filter(isSource),
    (path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))) || ".",
  );
  return [...folders]
    .filter(([folder, sources]) => sources.length > most && !unbounded.includes(folder))
    .map(([folder, sources]) => `${folder} holds ${sources.length} sources: give it folders by thing`);
}
