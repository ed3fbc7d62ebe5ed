/** Opens the phone's own maps with the way to an address. */
export const mapLink = (lines: readonly (string | null)[]): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(lines.filter(Boolean).join(", "))}`;

/** Shows a place on the phone's own maps. */
export const pointOnMap = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
