import type { IncomingHttpHeaders } from "node:http";

interface Validators {
  etag: string;
  modifiedAt: Date;
}

/**
 * Returns 304 when the client has the content already, 412 when it expects other content, null to send it (RFC 9110,
 * 13.2.2).
 */
export function conditionOutcome(headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators): 304 | 412 | null {
  const modified = Math.floor(modifiedAt.getTime() / 1000);
  const ifMatch = headers["if-match"];
  const ifNoneMatch = headers["if-none-match"];
  if (ifMatch !== undefined) {
    if (!lists(ifMatch, etag)) return 412;
  } else if (modified > (seconds(headers["if-unmodified-since"]) ?? Infinity)) return 412;
  if (ifNoneMatch !== undefined) return lists(ifNoneMatch, etag) ? 304 : null;
  return modified <= (seconds(headers["if-modified-since"]) ?? -Infinity) ? 304 : null;
}

const lists = (tags: string, etag: string): boolean =>
  tags.trim() === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

function seconds(date: string | undefined): number | null {
  const time = Date.parse(date ?? "");
  return Number.isNaN(time) ? null : Math.floor(time / 1000);
}
