import letters from "./fr/letters.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";

/** The French texts, by area and key. */
export const french: Catalogue = { letters };
