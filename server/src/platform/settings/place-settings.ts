// The settings for where addresses lie: a geocoder, a routing service, and a map to pick places on.
import { z } from "zod";
import { webAddress } from "./setting-kinds.ts";

export interface PlaceSettings {
  /** The service that knows where addresses lie; null for none. */
  geocoderUrl: string | null;
  /** Who is named where coordinates from that service are shown. */
  geocoderAttribution: string;
  /** The service that knows driving distances; null for none. */
  routingUrl: string | null;
  /** A VROOM server that plans the vans; null for our own search. */
  vroomUrl: string | null;
  /** Null: places are picked without a map. */
  map: MapSettings | null;
}

interface MapSettings {
  styleUrl: string;
  /** What the style loads from: its own origin and those of its tiles, typefaces and icons. */
  origins: readonly string[];
}

const origins = z
  .string()
  .default("")
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: "must be addresses like https://tiles.example.com" })));

export const placeSettingsShape = {
  GEOCODER_URL: z.optional(webAddress),
  GEOCODER_ATTRIBUTION: z
    .string()
    .max(200, { error: "must have at most 200 characters" })
    .default("© OpenStreetMap contributors"),
  ROUTING_URL: z.optional(webAddress),
  VROOM_URL: z.optional(webAddress),
  MAP_STYLE_URL: z.optional(z.url({ protocol: /^https?$/, error: "must be the address of a map style" })),
  MAP_ORIGINS: origins,
};

type Settings = z.infer<z.ZodObject<typeof placeSettingsShape>>;

export const placeSettings = (settings: Settings): PlaceSettings => ({
  geocoderUrl: settings.GEOCODER_URL ?? null,
  geocoderAttribution: settings.GEOCODER_ATTRIBUTION,
  routingUrl: settings.ROUTING_URL ?? null,
  vroomUrl: settings.VROOM_URL ?? null,
  map: settings.MAP_STYLE_URL
    ? { styleUrl: settings.MAP_STYLE_URL, origins: originsOf([settings.MAP_STYLE_URL, ...settings.MAP_ORIGINS]) }
    : null,
});

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];
