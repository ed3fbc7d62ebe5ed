import type { DocumentKind } from "@boresight/domain/files/document-kinds";

/** How shops and estimating programs name their estimates and repair orders. */
const estimate =
  /estimat|devis|supplement|repair[ _-]?order|(?:^|[^a-z])(?:ro|est|soq)[ _#-]?\d|\.(?:ad1|ad2|env|lin|ttl|veh|xml)$/i;

/** What files are likely to be by their names; the person who adds them decides. */
export const guessedKind = (files: readonly { name: string }[]): DocumentKind =>
  files.length > 0 && files.every(({ name }) => estimate.test(name)) ? "repairOrder" : "other";
