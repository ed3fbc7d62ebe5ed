import { pageMark } from "#data/page-mark.ts";

/** The style of the map, which the server names in the page; null without one. */
export const mapStyle = (): string | null => pageMark("map-style");
