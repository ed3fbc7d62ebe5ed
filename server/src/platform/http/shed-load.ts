import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance } from "fastify";
import { isProbe, routeOf } from "#platform/metrics/measure-requests.ts";
import type { SheddingSettings } from "#platform/settings/watch-settings.ts";

/** In seconds. */
const retryAfter = 5;

/**
 * Refuses what the services are asked while the event loop is late or the heap nearly full, so that what is under way can end.
 * Probes and pages are still answered.
 */
export async function shedLoad(app: FastifyInstance, { loopDelay, heapShare }: SheddingSettings): Promise<void> {
  if (loopDelay === null && heapShare === null) return;
  const heapLimit = getHeapStatistics().heap_size_limit;
  await app.register(underPressure, {
    maxEventLoopDelay: loopDelay ?? 0,
    maxHeapUsedBytes: ((heapShare ?? 0) / 100) * heapLimit,
    async pressureHandler(request) {
      const route = routeOf(request);
      if (route === "page" || route === "none" || isProbe(route)) return;
      throw fail("server-busy", { retryAfter });
    },
  });
}
