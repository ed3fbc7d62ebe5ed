/** Imports of an address with this added to it. */
type Load<Module> = (suffix?: string) => Promise<Module>;

let repeats = 0;

/** Resolved or in flight. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a part of the app once it and all that it imports are in the browser's cache. Browsers never try an import
 * again that has failed; a fetch they do. An import that fails all the same, as when the network goes away between the
 * two, is tried once more under another address. Takes the place of the bundler's own helper (`fetched-imports.ts`).
 */
export async function importFetched<Module>(load: Load<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(fetchOnce));
  return load().catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error; // The part itself failed.
    return load(`?again=${++repeats}`);
  });
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known) return known;
  const path = `/${file}`;
  const fetching = isNamedByPage(path) ? Promise.resolve() : path.endsWith(".css") ? addStyles(path) : fetchIt(path);
  fetched.set(file, fetching);
  fetching.catch(() => fetched.delete(file));
  return fetching;
}

const isNamedByPage = (path: string) => document.querySelector(`link[href="${path}"],script[src="${path}"]`) !== null;

/** As browsers word it: the router reloads the page on this message, for another version may be there. */
const failure = (path: string) => new TypeError(`Failed to fetch dynamically imported module: ${path}`);

/** Not by a preload link: a browser remembers those that failed, too. */
async function fetchIt(path: string): Promise<void> {
  const response = await fetch(path).catch(() => null);
  if (!response?.ok) throw failure(path);
  await response.arrayBuffer().catch(() => Promise.reject(failure(path)));
}

function addStyles(path: string): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", crossOrigin: "", href: path });
  document.head.append(link);

  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(failure(path));
    });
  });
}
