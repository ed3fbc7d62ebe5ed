import type { Config } from "#platform/settings/config.ts";

type Addresses = Pick<Config, "auth" | "clientUrl" | "publicUrl">;

/** Pages on which security keys may be used: the product's own, and those that redirects may lead to. */
export function keyOrigins({ auth, clientUrl, publicUrl }: Addresses): string[] {
  const plain = auth.redirectUrls.filter((address) => /^https?:[^*]+$/i.test(address));
  const origins = [clientUrl, publicUrl, ...plain].map((address) => URL.parse(address)?.origin);
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** The relying party ids of these pages. */
export const keyNames = (addresses: Addresses): string[] => [...new Set(keyOrigins(addresses).map(hostOf))];

/**
 * The relying party id for a page. The client's own host and its subdomains share the client's keys; browsers do not
 * let a page use another page's keys, so any other allowed page has keys under its own name.
 */
export function keyNameFor(pageOrigin: string | undefined, addresses: Addresses): string {
  const clientName = hostOf(addresses.clientUrl);
  if (pageOrigin === undefined || !keyOrigins(addresses).includes(pageOrigin)) return clientName;
  const pageName = hostOf(pageOrigin);
  return pageName.endsWith(`.${clientName}`) ? clientName : pageName;
}

const hostOf = (address: string): string => new URL(address).hostname;
