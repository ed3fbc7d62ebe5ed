/** One request and its response, with limits on time and size; every failure on the way is an error of ours. */
import { QboError } from "./qbo-error.ts";

export interface Sent {
  method: "GET" | "POST";
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

export interface Answer {
  status: number;
  intuitTid: string | null;
  retryAfter: string | null;
  body: Buffer;
}

export interface ExchangeLimits {
  timeoutMs: number;
  /** In bytes, after decompression. */
  largestAnswer: number;
}

/** Throws `unavailable` when no whole response arrives in time, `unreadable` when it is too large. */
export async function exchange(
  { method, url, headers, body }: Sent,
  { timeoutMs, largestAnswer }: ExchangeLimits,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect would carry the token to an address that nobody configured.
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: "manual", signal });
    const intuitTid = response.headers.get("intuit_tid");
    return {
      status: response.status,
      intuitTid,
      retryAfter: response.headers.get("retry-after"),
      body: await bodyOf(response, { largestAnswer, intuitTid }),
    };
  } catch (error) {
    if (error instanceof QboError) throw error;
    // Without the cause: errors of HTTP clients may hold the request, and with it the token.
    throw new QboError({ kind: "unavailable" }, { detail: signal.aborted ? "no response in time" : "no connection" });
  }
}

async function bodyOf(
  response: Response,
  { largestAnswer, intuitTid }: { largestAnswer: number; intuitTid: string | null },
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer)
      throw new QboError(
        { kind: "unreadable" },
        { status: response.status, intuitTid, detail: `a response of more than ${largestAnswer} bytes` },
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Undefined for what is not JSON, such as a gateway's page. */
export function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
