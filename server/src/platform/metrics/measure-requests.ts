import type { FastifyInstance, FastifyRequest } from "fastify";
import { requestSeconds } from "./metrics.ts";

/** Pages and their files have too many addresses to count each. */
const isService = (route: string) => /^\/(v1|auth\/v1|livez|readyz|healthz)\b/.test(route);

/** Of a bounded number of names, and without the ids and tokens of an address. */
export const routeOf = ({ routeOptions: { url } }: Pick<FastifyRequest, "routeOptions">): string =>
  url === undefined ? "none" : isService(url) ? url : "page";

export const isProbe = (route: string): boolean => /\/(livez|readyz|healthz)$/.test(route);

export function measureRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = routeOf(request);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const method = route === "none" ? "any" : request.method;
    requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000);
  });
}
