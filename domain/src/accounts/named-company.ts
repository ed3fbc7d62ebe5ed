/** Returns the company that somebody named when registering, which may be none of our customers. */
export function namedCompany(metadata: unknown): string {
  if (typeof metadata !== "object" || metadata === null || !("company" in metadata)) return "";
  return typeof metadata.company === "string" ? metadata.company.trim() : "";
}
