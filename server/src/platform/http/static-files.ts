// The built web app: its files, and its one page for every address that a person may open.
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#platform/settings/config.ts";
import { errorCode } from "#platform/startup-error.ts";
import { serveAppManifest } from "./app-manifest.ts";
import { readPreloads, type Preload } from "./screen-preloads.ts";
import { isPartOfPage, sendLeanHeaders } from "./security-headers.ts";

export interface WebApp {
  folder: string;
  /** The page with the brand's name filled in. */
  page: string;
  brandName: string;
  preload: Preload;
}

/** What a page says of the shop before any script runs. */
export interface ShopOnPage {
  /** Empty until the shop has one of its own: then it is the product's. */
  name: string;
  /** Empty without a logo. */
  logoMark: string;
}

const services = /^\/(v1|auth\/v1|healthz)(\/|$|\?)/;

/** Returns null when nothing is built, as during development, when Vite serves the web app. */
export async function readWebApp(
  folder: string,
  config: Pick<Config, "brandName" | "cards" | "geocoderAttribution" | "geocoderUrl" | "map" | "twilio">,
): Promise<WebApp | null> {
  const { brandName } = config;
  try {
    const page = await readFile(join(folder, "index.html"), "utf8");
    const branded = page
      .replaceAll("%BRAND_NAME%", escaped(brandName))
      .replace("</head>", () => `${settingMarks(config)}</head>`);
    return { folder, page: branded, brandName, preload: await readPreloads(folder) };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Returns the page that verifies documents offline, before it is filled in; null when nothing is built. */
export const readVerifierPage = (folder: string): Promise<string | null> =>
  readFile(join(folder, ".vite/verifier.html"), "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  });

export async function serveFiles(app: FastifyInstance, { folder, brandName }: WebApp): Promise<void> {
  serveAppManifest(app, brandName);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Names under assets/ contain a hash of their content.
      const lasting = path.startsWith(join(folder, "assets/"));
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
      if (lasting && isPartOfPage(path)) sendLeanHeaders(reply);
    },
  });
  const names = await namesIn(folder);
  app.get("/*", (request, reply) => {
    const name = request.url.slice(1).split("?", 1)[0] ?? "";
    return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
  });
}

/** What may be sent, listed once: the library would list the folder of a file for each request. */
async function namesIn(folder: string): Promise<Set<string>> {
  const names = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll(sep, "/"));
  return new Set(names.filter((name) => name !== "index.html" && !/(^|\/)\./.test(name)));
}

/** The page as the shop is called now. */
export const pageOf = ({ page, brandName }: WebApp, { name, logoMark }: ShopOnPage): string =>
  page.replaceAll("%SHOP_NAME%", () => escaped(name || brandName)).replace("%SHOP_LOGO%", () => escaped(logoMark));

/** Whether to send the page: to browsers, and to anyone for the start page; programs ask for data. */
export function wantsPage({ method, url, headers: { accept = "" } }: FastifyRequest): boolean {
  if ((method !== "GET" && method !== "HEAD") || services.test(url)) return false;
  return accept.includes("text/html") || url.split("?", 1)[0] === "/";
}

/** What the shop uses to find places, take cards and send text messages, which the page says only of what is set. */
function settingMarks({
  cards,
  geocoderAttribution,
  geocoderUrl,
  map,
  twilio,
}: Pick<Config, "cards" | "geocoderAttribution" | "geocoderUrl" | "map" | "twilio">): string {
  return [
    map ? mark("map-style", map.styleUrl) : "",
    cards ? mark("takes-cards", "yes") : "",
    twilio ? mark("sends-texts", "yes") : "",
    geocoderUrl ? mark("geocoder-attribution", geocoderAttribution) : "",
  ].join("");
}

const mark = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
