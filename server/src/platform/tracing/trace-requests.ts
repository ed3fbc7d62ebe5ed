import { SpanStatusCode, trace, TraceFlags, type Context, type Span } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isProbe, routeOf } from "#platform/metrics/measure-requests.ts";
import { traceparentOf } from "#platform/requests/request-notes.ts";
import { beginSpan, isTracing, noParent, within } from "./spans.ts";

/** A span for each request, which goes on with the trace that its client began. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook("onRequest", (request, _reply, done) => {
    const route = routeOf(request);
    const { method, id } = request;
    const attributes = { "http.request.method": method, "http.route": route, "boresight.request_id": id };
    const parent = contextOf(request);
    const span = isProbe(route) ? undefined : beginSpan(`${method} ${route}`, { kind: "SERVER", attributes, parent });
    if (!span) return done();
    spans.set(request, span);
    within(span, done);
  });
  // Reading the body loses the context.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

function contextOf({ headers }: FastifyRequest): Context {
  const given = traceparentOf({ headers });
  if (!given) return noParent;
  const { traceId, spanId, isSampled } = given;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(noParent, { traceId, spanId, traceFlags, isRemote: true });
}
