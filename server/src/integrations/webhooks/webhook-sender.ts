/** Posts to addresses that customers chose: only HTTPS, only public addresses, no redirects, with a time limit. */
import { lookup, type LookupAddress } from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Returns the status of the response; throws when there is none. */
export type SendWebhook = (sent: WebhookRequest) => Promise<number>;

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
      const { protocol, hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, "");
      if (protocol !== "https:") throw new Error("only https:// is allowed");
      if (isIP(host) !== 0 && !isAllowed(host)) throw new Error(`${host} is not a public address`);
      const signal = AbortSignal.timeout(timeoutMs);
      const options = { method: "POST", headers, signal, lookup: lookupAllowed, ...(ca && { ca }) };
      const asked = request(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy(); // The response body is not read.
      });
      asked.on("error", (error) => reject(signal.aborted ? new Error("no answer in time") : error));
      asked.end(body);
    });
}

/** Connects to the very address that was checked, so that a changed DNS answer gains nothing. */
const allowedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, "");
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused) return done(new Error(`${hostname} is at ${refused.address}, which is not a public address`), "");
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      return first ? done(null, first.address, first.family) : done(new Error(`${hostname} has no address`), "");
    });
  };

/** Private, local, reserved and translated ranges are not public. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === "unicast";
