import type { Config } from "#platform/settings/config.ts";

type Addresses = Pick<Config, "auth" | "clientUrl" | "publicUrl">;

/** Pages on which security keys may be used: the product's own, and those that links may lead to. */
export function keyOrigins({ auth, clientUrl, publicUrl }: Addresses): string[] {
  const plain = auth.redirectUrls.filter((address) => /^https?:[^*]+$/i.test(address));
  const origins = [clientUrl, publicUrl, ...plain].map((address) => URL.parse(address)?.origin);
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** The names that keys know these pages by. */
export const keyNames = (addresses: Addresses): string[] => [...new Set(keyOrigins(addresses).map(hostOf))];

/**
 * The name a key is made and asked for. A page at the client's name or below it shares the client's keys;
 * browsers let no page use another's, so any other allowed page has keys under its own name.
 */
export function keyNameFor(pageOrigin: string | undefined, addresses: Addresses): string {
  const clientName = hostOf(addresses.clientUrl);
  if (pageOrigin === undefined || !keyOrigins(addresses).includes(pageOrigin)) return clientName;
  const pageName = hostOf(pageOrigin);
  return pageName.endsWith(`.${clientName}`) ? clientName : pageName;
}

const hostOf = (address: string): string => new URL(address).hostname;
