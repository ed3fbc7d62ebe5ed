import { isIPv6 } from "node:net";
import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

/** Returns the network of one person's requests, by which limits count: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/** Whether an address is one of these, or in one of these networks. */
export function isWithin(networks: readonly string[]): (address: string) => boolean {
  const isAmong = proxyAddress.compile([...networks]);
  return (address) => isAmong(address, 0);
}

/** The client address of a connection, as Fastify determines it for requests: headers of trusted proxies are believed. */
export type AddressOf = (request: IncomingMessage) => string;

export function addressReader(trustedProxies: readonly string[]): AddressOf {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (request) => proxyAddress(request, isTrusted);
}
