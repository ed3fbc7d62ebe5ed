// The figures for Prometheus, on a port of their own: they are nobody's business who reaches the public one.
import { once } from "node:events";
import { createServer } from "node:http";
import { errorCode, StartupError } from "#platform/startup-error.ts";
import type { WatchSettings } from "#platform/settings/watch-settings.ts";

interface MetricsPort {
  port: number;
  release: () => Promise<void>;
}

const contentType = "text/plain; version=0.0.4; charset=utf-8";

/** Those who read at the same time share one answer. Throws a StartupError when the port cannot be opened. */
export async function openMetricsPort(
  { host, port }: NonNullable<WatchSettings["metrics"]>,
  read: () => Promise<string>,
): Promise<MetricsPort> {
  let reading: Promise<string> | undefined;
  const shared = () => (reading ??= read().finally(() => (reading = undefined)));
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    shared().then(
      (text) => response.writeHead(200, { "content-type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    const advice = `Metrics cannot be read at ${host}:${port} (${errorCode(error)}): correct METRICS_HOST and METRICS_PORT.`;
    throw new StartupError(advice, { cause: error });
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    async release() {
      server.close();
      server.closeAllConnections();
    },
  };
}
