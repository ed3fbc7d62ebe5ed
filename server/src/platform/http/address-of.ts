/** From where a connection comes, as Fastify tells it of requests: proxies are believed where they are trusted. */
import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

export type AddressOf = (request: IncomingMessage) => string;

export function addressReader(trustedProxies: readonly string[]): AddressOf {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (request) => proxyAddress(request, isTrusted);
}
