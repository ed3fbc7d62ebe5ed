import { pageMark } from "#data/page-mark.ts";

/** Who is named beside coordinates that a geocoder may have found; null without a geocoder. */
export const geocoderAttribution = (): string | null => pageMark("geocoder-attribution");
