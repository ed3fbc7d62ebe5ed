// What one client may keep open: a request that never ends, and connections without number, cost memory and sockets.
import type { Socket } from "node:net";
import { fail } from "@boresight/domain/base/errors";
import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyReply } from "fastify";
import { networkOf } from "./network-of.ts";

/** For the body of a request that is no upload. Uploads end by their own rules, after a minute of silence. */
const longestBody = 60_000;
/** For the whole of any request, uploads on a slow line included. */
export const longestRequest = 3_600_000;

const isUpload = (type: string | undefined): boolean => type?.startsWith("multipart/") ?? false;

/** Ends requests whose body takes longer than a minute, however steadily it drips: an upload's from when it is answered. */
export function endSlowBodies(app: FastifyInstance, longest = longestBody): void {
  app.addHook("onRequest", async ({ raw, headers }, reply) => {
    const endLater = () => {
      if (raw.complete) return;
      const timer = setTimeout(() => end(reply), longest);
      const stop = () => clearTimeout(timer);
      raw.once("end", stop).once("close", stop);
    };
    if (isUpload(headers["content-type"])) reply.raw.once("finish", endLater);
    else endLater();
  });
}

function end(reply: FastifyReply): void {
  const { raw } = reply.request;
  if (reply.sent) {
    raw.destroy();
    return;
  }
  const { status, code, message } = fail("request-timeout");
  reply.hijack();
  reply.raw.writeHead(status, { "content-type": "application/json", connection: "close" });
  reply.raw.end(JSON.stringify({ status, error: code, message }), () => raw.destroy());
}

/** Of two names for a host, a proxy and we might each believe another. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) throw fail("invalid-request");
  });
}

interface ConnectionLimits {
  /** From one address at a time; 0 for any number. */
  most: number;
  /** Proxies, behind which many people come from one address: addresses, ranges, or names such as `loopback`. */
  trusted: readonly string[];
}

/** Refuses further connections of an address (IPv6: of its /64) that has too many already. */
export function limitConnections(app: FastifyInstance, { most, trusted }: ConnectionLimits): void {
  const open = new Map<string, number>();
  const isTrusted = compile([...trusted]);
  app.server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (most === 0 || remoteAddress === undefined || isTrusted(remoteAddress, 0)) return;
    const address = networkOf(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
