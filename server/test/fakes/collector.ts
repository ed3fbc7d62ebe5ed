// A collector of traces: it takes what is sent by OTLP as JSON.
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";

interface SentValue {
  stringValue?: string;
  intValue?: number;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: SentValue }[];
  status: { code?: number };
}

interface SentTraces {
  resourceSpans: {
    resource: { attributes: SentSpan["attributes"] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

export interface CollectedSpan extends Omit<SentSpan, "attributes"> {
  attributes: Record<string, string | number | undefined>;
  /** Of the process that sent it. */
  resource: Record<string, string | number | undefined>;
}

export interface Collector extends AsyncDisposable {
  url: string;
  spans: CollectedSpan[];
  headers: IncomingHttpHeaders[];
}

const recordOf = (attributes: SentSpan["attributes"]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const spansOf = ({ resourceSpans }: SentTraces): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        attributes: recordOf(span.attributes),
        resource: recordOf(resource.attributes),
      })),
  );

/** One that `hangs` takes everything and never answers; one that `forgets` keeps no spans. */
export async function startCollector({ hangs = false, forgets = false } = {}): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const take = async (request: IncomingMessage) => {
    headers.push(request.headers);
    if (forgets) await buffer(request);
    else spans.push(...spansOf((await json(request)) as SentTraces));
  };
  const server = createServer((request, response) => {
    void take(request).then(() => hangs || response.setHeader("content-type", "application/json").end("{}"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
