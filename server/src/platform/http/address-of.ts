/** The client address of a connection, as Fastify determines it for requests: headers of trusted proxies are believed. */
import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

export type AddressOf = (request: IncomingMessage) => string;

export function addressReader(trustedProxies: readonly string[]): AddressOf {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (request) => proxyAddress(request, isTrusted);
}
