import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { fail } from "@boresight/domain/base/errors";
import { fastify, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Config } from "#platform/settings/config.ts";
import type { WatchSettings } from "#platform/settings/watch-settings.ts";
import { answerInWords } from "./answer-in-words.ts";
import { closeInOrder } from "./close-in-order.ts";
import { allowOrigins } from "./cors.ts";
import { answerErrors, answerUnknown, sendError } from "./error-answers.ts";
import { drainLargeBodies } from "./large-bodies.ts";
import type { Log } from "#platform/log.ts";
import { measureRequests } from "#platform/metrics/measure-requests.ts";
import { traceRequests } from "#platform/tracing/trace-requests.ts";
import { noteRequests, requestLogging } from "#platform/requests/request-log.ts";
import { sendSecurityHeaders } from "./security-headers.ts";
import { shedLoad } from "./shed-load.ts";
import { endSlowBodies, limitConnections, longestRequest, refuseSecondHost } from "./slow-clients.ts";
import { pageOf, serveFiles, wantsPage, type ShopOnPage, type WebApp } from "./static-files.ts";

export interface HttpDeps {
  config: Pick<
    Config,
    "clientUrl" | "connectionsPerAddress" | "map" | "publicUrl" | "shutdownSeconds" | "trustedProxies"
  > & { watching: Pick<WatchSettings, "shedding"> };
  /** See `PageSettings`. */
  pictureHosts?: readonly string[];
  log: Log;
  web: WebApp | null;
  shop?: () => ShopOnPage;
}

const unnamed = (): ShopOnPage => ({ name: "", logoMark: "" });

const bodyLimit = 200_000;

/** An answer of a service that says nothing of caches belongs to the one who asked. */
function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook("onSend", async ({ url }, reply) => {
    if (/^\/(auth\/)?v1\b/.test(url) && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

/** Returns the web server with everything common to all services, ready for them to be mounted. */
export async function buildHttp({
  config,
  log,
  web,
  shop = unnamed,
  pictureHosts = [],
}: HttpDeps): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    ...requestLogging,
    bodyLimit,
    frameworkErrors: (_error, _request, reply) => void sendError(reply, fail("invalid-request")),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    forceCloseConnections: "idle",
    return503OnClosing: false, // What a proxy has sent already is answered: it would not ask another server.
    requestTimeout: longestRequest,
    routerOptions: { ignoreTrailingSlash: true },
  });
  noteRequests(app);
  measureRequests(app);
  traceRequests(app);
  closeInOrder(app, config.shutdownSeconds * 1000);
  drainLargeBodies(app);
  limitConnections(app, { most: config.connectionsPerAddress, trusted: config.trustedProxies });
  endSlowBodies(app);
  refuseSecondHost(app);
  sendSecurityHeaders(app, { ...config, pictureHosts }, web?.page ?? "");
  allowOrigins(app, [config.publicUrl, config.clientUrl]);
  readJsonBodies(app);
  answerErrors(app);
  keepOutOfCaches(app);
  answerInWords(app);
  await shedLoad(app, config.watching.shedding);
  // Brotli's default spends seconds on a page of text; 4 is about as fast as gzip and smaller.
  // Small texts are compressed on the spot: a stream through other threads costs more than they take.
  const syncThreshold = 200_000;
  await app.register(compress, { syncThreshold, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  if (web) await serveFiles(app, web);
  app.setNotFoundHandler((request, reply) => {
    if (!web || !wantsPage(request)) return answerUnknown(app, request, reply);
    return reply
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(web.preload(pageOf(web, shop()), request.url.split("?", 1)[0] ?? "/"));
  });
  return app;
}

/** Parses JSON request bodies: an empty one is `{}`. Throws `invalid-request` for one that cannot be parsed. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.trim() === "") return done(null, {});
    return parse(request, body, (error, parsed) => (error ? done(fail("invalid-request")) : done(null, parsed)));
  });
}
