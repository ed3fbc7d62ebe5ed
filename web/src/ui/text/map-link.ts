/** Opens the phone's own maps with the way to an address. */
export const mapLink = (lines: readonly (string | null)[]): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(lines.filter(Boolean).join(", "))}`;
