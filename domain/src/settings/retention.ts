/** How long what the server deletes by itself is kept: the shop chooses within these bounds. The rest stays for good. */
export const retentionBounds = {
  /** Years; null keeps the audit for good, and less than seven is never enough. */
  auditYears: { least: 7, most: 30 },
  /** Days, as the others. */
  eventDays: { least: 30, most: 365 },
  deliveryDays: { least: 7, most: 90 },
  /** Never as few as those in which an import can be undone. */
  importResultDays: { least: 30, most: 365 },
} as const;
