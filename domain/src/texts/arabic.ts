import letters from "./ar/letters.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";

/** The Arabic texts, by area and key. */
export const arabic: Catalogue = { letters };
