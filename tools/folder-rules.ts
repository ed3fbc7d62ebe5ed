/** How much a folder holds: about twenty sources, tests not counted; above that it gets folders by thing. */
const most = 20;

/** Files that only ever grow in number, one beside the other, and folders that are written by a program. */
const unbounded: readonly string[] = ["server/db/migrations", "web/src/ui/icons", "."];

const isSource = (path: string) => /\.(tsx?|mjs|sql|css)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path);

/** One sentence for each folder that holds too much; paths are from the project's root. */
export function overfullFolders(paths: readonly string[]): string[] {
  const folders = Map.groupBy(
    paths.filter(isSource),
    (path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))) || ".",
  );
  return [...folders]
    .filter(([folder, sources]) => sources.length > most && !unbounded.includes(folder))
    .map(([folder, sources]) => `${folder} holds ${sources.length} sources: give it folders by thing`);
}
