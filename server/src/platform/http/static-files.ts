// The built web app: its files, and its one page for every address that a person may open.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
  config: Pick<Config, "brandName" | "cards" | "geocoderAttribution" | "geocoderUrl" | "map">,
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

export async function serveFiles(app: FastifyInstance, { folder, brandName }: WebApp): Promise<void> {
  serveAppManifest(app, brandName);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    allowedPath: (path) => path !== "/index.html" && !path.endsWith("/") && !path.includes("/."),
    setHeaders(reply, path) {
      // Names under assets/ contain a hash of their content.
      const lasting = path.startsWith(join(folder, "assets/"));
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
      if (lasting && isPartOfPage(path)) sendLeanHeaders(reply);
    },
  });
}

/** The page as the shop is called now. */
export const pageOf = ({ page, brandName }: WebApp, { name, logoMark }: ShopOnPage): string =>
  page.replaceAll("%SHOP_NAME%", () => escaped(name || brandName)).replace("%SHOP_LOGO%", () => escaped(logoMark));

/** Whether to send the page: to browsers, and to anyone for the start page; programs ask for data. */
export function wantsPage({ method, url, headers: { accept = "" } }: FastifyRequest): boolean {
  if ((method !== "GET" && method !== "HEAD") || services.test(url)) return false;
  return accept.includes("text/html") || url.split("?", 1)[0] === "/";
}

/** What the shop uses to find places and to take cards, which the page says only of what is set. */
function settingMarks({
  cards,
  geocoderAttribution,
  geocoderUrl,
  map,
}: Pick<Config, "cards" | "geocoderAttribution" | "geocoderUrl" | "map">): string {
  return [
    map ? mark("map-style", map.styleUrl) : "",
    cards ? mark("takes-cards", "yes") : "",
    geocoderUrl ? mark("geocoder-attribution", geocoderAttribution) : "",
  ].join("");
}

const mark = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
