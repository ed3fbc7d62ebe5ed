const mostReferences = 20;
const messageId = /^<[^<>\s]{1,900}>$/;

/** The headers of an answer to the last of these mails, the oldest first, so that its reader's program shows them together. */
export function threadHeaders(ids: readonly string[]): Record<string, string> {
  const known = [...new Set(ids)].filter((id) => messageId.test(id)).slice(-mostReferences);
  const last = known.at(-1);
  return last === undefined ? {} : { "In-Reply-To": last, References: known.join(" ") };
}
