const mark = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;

/** The style of the map, which the server names in the page; null without one. */
export const mapStyle = (): string | null => mark("map-style");

/** Who is named beside coordinates that a geocoder may have found; null without a geocoder. */
export const geocoderAttribution = (): string | null => mark("geocoder-attribution");
