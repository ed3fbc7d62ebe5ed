/** Posts to addresses that customers chose: only HTTPS, only public addresses, no redirects, with a time limit. */
import { lookup, type LookupAddress } from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { openBreakers } from "#platform/limits/breaker.ts";

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | string;
}

/** Returns the status of the response; throws when there is none. */
export type SendWebhook = (sent: WebhookRequest) => Promise<number>;

/** Leaves a receiver alone that has not answered five times in a row; throws `Paused` meanwhile. */
export function pausing(send: SendWebhook): SendWebhook {
  const breakerOf = openBreakers({ failures: 5, pause: 30_000, longestPause: 300_000 });
  return (sent) => breakerOf(new URL(sent.url).host).run(() => send(sent));
}

export interface SenderSettings {
  timeoutMs: number;
  /** Non-public addresses that are allowed; tests name their own. */
  allows?: (address: string) => boolean;
  /** Certificates to trust besides the usual ones. */
  ca?: string;
}

export function createWebhookSender({ timeoutMs, allows = () => false, ca }: SenderSettings): SendWebhook {
  const isAllowed = (address: string) => isPublic(address) || allows(address);
  const lookupAllowed = allowedLookup(isAllowed);

  return ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const { protocol } = new URL(url);
      const host = hostOf(url);
      if (protocol !== "https:") throw new Error("only https:// is allowed");
      if (isIP(host) !== 0 && !isAllowed(host)) throw new Error(notPublic);
      const signal = AbortSignal.timeout(timeoutMs);
      const options = { method: "POST", headers, signal, lookup: lookupAllowed, ...(ca && { ca }) };
      const asked = request(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy(); // The response body is not read.
      });
      asked.on("error", (error) => reject(signal.aborted ? new Error("no answer in time") : inPublicWords(error)));
      asked.end(body);
    });
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, "");

/** Whether an address names a machine of a private network by its number, in whatever spelling. */
export const isPrivateLiteral = (url: string): boolean => isIP(hostOf(url)) !== 0 && !isPublic(hostOf(url));

/** Connects to the very address that was checked, so that a changed DNS answer gains nothing. */
const allowedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error || addresses.some(({ address }) => !isAllowed(address))) return done(new Error(notPublic), "");
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      return first ? done(null, first.address, first.family) : done(new Error(`${hostname} has no address`), "");
    });
  };

/** One sentence for all of them: customers make webhooks too, and the names and addresses of our network are not theirs. */
const notPublic = "this address is not reachable from the internet";

function inPublicWords(error: Error): Error {
  const code = "code" in error ? String(error.code) : "";
  return /^(EAI_|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)/.test(code) ? new Error(notPublic) : error;
}

/** Private, local, reserved and translated ranges are not public. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === "unicast";
