/** Folders side by side, and the files beside them, import one another in one direction. */
interface Import {
  from: string;
  to: string;
}

/** From each part of a folder to others, each with an import that makes the arrow. */
type Arrows = Map<string, Map<string, Import>>;

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const isFolder = (part: string) => !part.includes(".");

/** Returns one sentence per circle that a folder of a package's sources is part of, with the imports that make it. */
export function circlesOfFolders(imports: readonly Import[]): string[] {
  const found = new Map<string, string>();
  for (const [folder, arrows] of arrowsByFolder(imports)) {
    for (const part of [...arrows.keys()].filter(isFolder)) {
      const circle = shortestCircle(part, arrows);
      const key = `${folder} ${circle
        .map(({ from }) => from)
        .toSorted()
        .join(" ")}`;
      if (circle.length > 0 && !found.has(key)) found.set(key, sentence(folder, circle));
    }
  }
  return [...found.values()];
}

function arrowsByFolder(imports: readonly Import[]): Map<string, Arrows> {
  const folders = new Map<string, Arrows>();
  for (const one of imports.filter(({ from }) => !isTest(from))) {
    const [own, other] = [one.from, one.to].map(placeOf) as [string[], string[]];
    const depth = own.findIndex((name, index) => name !== other[index]);
    const [start, end] = [own[depth], other[depth]];
    const folder = own.slice(0, depth).join("/");
    if (start === undefined || end === undefined || !/^[^/]+\/src(\/|$)/.test(folder)) continue;
    const arrows: Arrows = folders.get(folder) ?? new Map();
    const targets = arrows.get(start) ?? new Map<string, Import>();
    if (!targets.has(end)) targets.set(end, one);
    folders.set(folder, arrows.set(start, targets));
  }
  return folders;
}

/** An area's `area.ts` is above the services that it hands its work to, though it lies beside the area's verbs. */
const placeOf = (path: string): string[] =>
  path.replace(/^(server\/src)\/modules\/([^/]+)\/area\.ts$/, "$1/area.ts of modules/$2").split("/");

/** The imports from this part back to it on the shortest way; none when there is no way. */
function shortestCircle(part: string, arrows: Arrows): Import[] {
  const ways: { at: string; way: Import[] }[] = [{ at: part, way: [] }];
  const seen = new Set<string>();
  for (const { at, way } of ways) {
    for (const [next, made] of arrows.get(at) ?? []) {
      if (next === part) return [...way, made];
      if (!seen.has(next)) ways.push({ at: next, way: [...way, made] });
      seen.add(next);
    }
  }
  return [];
}

const sentence = (folder: string, circle: readonly Import[]): string =>
  `${folder} has a circle of folders: ${circle.map(({ from, to }) => `${from} imports ${to}`).join(", ")}`;
