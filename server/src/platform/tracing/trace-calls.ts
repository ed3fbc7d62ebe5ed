// Spans of calls to other services, as Node announces them: those of fetch by undici's channels, those of libraries by node:http's.
// They name the other's host only, because addresses have tokens and ids in them, and end when its answer begins.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Span } from "@opentelemetry/api";
import { beginWithin, fail } from "./spans.ts";

/** What both kinds of channels say. */
interface Said {
  request: { method: string; origin?: string; host?: string };
  response?: { statusCode: number };
  error?: Error;
}

/** Returns the function that ends it. */
export function followCalls(): () => void {
  const spans = new WeakMap<object, Span>();

  function begun({ request }: Said): void {
    const { method, origin, host = "" } = request;
    const attributes = { "http.request.method": method, "server.address": origin ? new URL(origin).hostname : host };
    const span = beginWithin(method, { kind: "CLIENT", attributes });
    if (span) spans.set(request, span);
  }

  function ended({ request, response, error }: Said): void {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (response) span.setAttribute("http.response.status_code", response.statusCode);
    if (error) fail(span, error);
    span.end();
  }

  const followed = [
    ["undici:request:create", begun],
    ["undici:request:headers", ended],
    ["undici:request:error", ended],
    ["http.client.request.start", begun],
    ["http.client.response.finish", ended],
    ["http.client.request.error", ended],
  ] as const;
  const listeners = followed.map(([channel, hear]) => {
    const listener = (said: unknown) => hear(said as Said);
    subscribe(channel, listener);
    return () => unsubscribe(channel, listener);
  });
  return () => {
    for (const stop of listeners) stop();
  };
}
