// The page of the web app names the scripts of the screen that is asked for, so that the browser fetches all at once.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { errorCode } from "#platform/startup-error.ts";

const screensSchema = z.array(z.object({ path: z.string(), files: z.array(z.string()) }));

/** Adds to a page what the screen at a path needs. */
export type Preload = (page: string, path: string) => string;

/** By the list that the build writes; a web app without one has its page as it is. */
export async function readPreloads(folder: string): Promise<Preload> {
  const screens = (await readScreens(folder)).map(({ path, files }) => ({ pattern: patternOf(path), files }));
  return (page, path) => {
    const files = screens.find(({ pattern }) => pattern.test(path))?.files ?? [];
    const links = files
      .filter((file) => !page.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
    return page.replace("</head>", () => `${links.join("")}</head>`);
  };
}

async function readScreens(folder: string): Promise<z.infer<typeof screensSchema>> {
  try {
    return screensSchema.parse(JSON.parse(await readFile(join(folder, ".vite/screens.json"), "utf8")));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

/** `$id` matches one part of a path; `$` alone whatever is no screen, which needs nothing ahead. */
const patternOf = (path: string) =>
  path === "/$" ? /^$/ : new RegExp(`^${path.replaceAll(".", String.raw`\.`).replaceAll(/\$\w+/g, "[^/]+")}/?$`);
