// Fetches what was sent along with a text message. The account's password goes to the gateway's own host alone; it leads on to
// where its files lie, at an address that expires.
import type { TwilioSettings } from "#platform/settings/config.ts";

const patience = 20_000;
const mostBytes = 16_000_000;
/** Where the gateway keeps files; everything below them is its own. */
const storageHosts = [".twiliocdn.com"];

export interface FetchedPicture {
  content: Buffer;
  mimeType: string;
}

/** Not to be had, now or later. */
export class PictureRefused extends Error {
  override readonly name = "PictureRefused";
}

/** Returns the picture. Throws `PictureRefused` for one that no further attempt would bring. */
export async function fetchPicture(
  url: string,
  { accountSid, authToken, url: gateway }: TwilioSettings,
): Promise<FetchedPicture> {
  if (!URL.canParse(url) || new URL(url).origin !== new URL(gateway).origin)
    throw new PictureRefused("The picture is not at the gateway");
  const signal = AbortSignal.timeout(patience);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const first = await fetch(url, { headers: { authorization }, signal, redirect: "manual" });
  const response = isRedirect(first) ? await fetch(nextOf(first, url, gateway), { signal, redirect: "error" }) : first;
  if (response.status === 404 || response.status === 410)
    throw new PictureRefused("The gateway no longer has the picture");
  if (!response.ok || !response.body) throw new Error(`The SMS gateway answered ${response.status}`);
  const mimeType = (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return { content: await bounded(response.body), mimeType };
}

const isRedirect = ({ status }: Response): boolean => status >= 301 && status <= 308 && status !== 304;

function nextOf(response: Response, from: string, gateway: string): string {
  const location = response.headers.get("location") ?? "";
  if (!URL.canParse(location, from)) throw new PictureRefused("The gateway leads nowhere");
  const next = new URL(location, from);
  const isStorage = next.protocol === "https:" && storageHosts.some((host) => next.hostname.endsWith(host));
  if (!isStorage && next.origin !== new URL(gateway).origin)
    throw new PictureRefused(`The gateway leads to ${next.hostname}`);
  return next.href;
}

async function bounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) throw new PictureRefused("The picture is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
