import type { FastifyInstance } from "fastify";
import { requestSeconds } from "./metrics.ts";

/** Pages and their files have too many addresses to tell apart. */
const isService = (route: string) => /^\/(v1|auth\/v1|livez|readyz|healthz)\b/.test(route);

export function measureRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ method, routeOptions: { url } }, reply) => {
    const route = url === undefined ? "none" : isService(url) ? url : "page";
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requestSeconds.observe({ method: url === undefined ? "any" : method, route, status }, reply.elapsedTime / 1000);
  });
}
