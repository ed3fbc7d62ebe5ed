import { pageMark } from "#data/page-mark.ts";

/** The style of the map, which the server names in the page; null without one. */
export const mapStyle = (): string | null => pageMark("map-style");

/** Who is named beside coordinates that a geocoder may have found; null without a geocoder. */
export const geocoderAttribution = (): string | null => pageMark("geocoder-attribution");
