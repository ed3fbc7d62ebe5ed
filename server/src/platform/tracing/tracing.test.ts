// The process itself with a collector of ours, which receives at its end what it has not received before.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCollector, type CollectedSpan, type Collector } from "../../../test/fakes/collector.ts";
import { adminSecret, startSeveralProcesses, type SeveralProcesses } from "../../../test/several-processes.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const parentId = "b7ad6b7169203331";
const admin = { "x-hasura-admin-secret": adminSecret };
const customers = "query Customers($of: CustomerFilter) { customers(filter: $of) { nodes { id } } }";
const variables = { of: { companyName: { includes: "Carla" } } };

const named = (spans: readonly CollectedSpan[], name: string) => spans.filter((span) => span.name === name);

async function releaseHolds({ db }: SeveralProcesses): Promise<void> {
  await db.owner.query("select graphile_worker.add_job('release-holds')");
  const waiting = "select 1 from graphile_worker.jobs where task_identifier = 'release-holds'";
  while ((await db.owner.query(waiting)).rowCount !== 0) await sleep(20);
}

describe("where a collector takes them", () => {
  let collector: Collector;
  let server: SeveralProcesses;
  let said = "";

  beforeAll(async () => {
    collector = await startCollector();
    server = await startSeveralProcesses({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=for the collector",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
      WEB_PROCESSES: "2",
    });
    const [one, two] = await server.openLines();
    const headers = { ...admin, traceparent: `00-${traceId}-${parentId}-01` };
    await one.post("/v1/graphql?token=secret", { query: customers, variables }, headers);
    await two.post("/v1/graphql", { query: customers, variables }, headers);
    const unsampled = { ...admin, traceparent: `00-${traceId}-${parentId}-00` };
    await one.post("/v1/graphql", { query: "query Unsampled { __typename }" }, unsampled);
    await one.post("/v1/functions/calendar/secret-token", {}, headers);
    await releaseHolds(server);
    await server.end("SIGTERM");
    said = server.said();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await collector[Symbol.asyncDispose]();
  });

  test("an operation is one trace of its request, itself and its statements, which its client began", () => {
    const [request] = named(collector.spans, "POST /v1/graphql");
    const operation = named(collector.spans, "graphql Customers").find((span) => span.parentSpanId === request?.spanId);
    const statements = collector.spans.filter((span) => span.parentSpanId === operation?.spanId);

    expect(request).toMatchObject({ traceId, parentSpanId: parentId });
    expect(request?.attributes).toMatchObject({ "http.route": "/v1/graphql", "http.response.status_code": 200 });
    expect(operation?.traceId).toBe(traceId);
    expect(statements.map(({ attributes }) => attributes["db.query.text"])).toContainEqual(
      expect.stringContaining("customers"),
    );
  });

  test("no values, tokens or secrets leave the server", () => {
    const text = JSON.stringify(collector.spans);

    expect(text).not.toMatch(/Carla|secret/);
  });

  test("each web process has an instance of its own, and the operator's attributes", () => {
    const resources = collector.spans.map(({ resource }) => resource);

    const instances = new Set(resources.map((resource) => String(resource["service.instance.id"]).split("/")[1]));
    expect(instances).toEqual(new Set(["first", "web-1", "web-2"]));
    expect(resources[0]).toMatchObject({ "service.name": "boresight", "deployment.environment.name": "test" });
    expect(collector.headers[0]).toMatchObject({ authorization: "for the collector" });
  });

  test("a job is a trace of its own, with its statements", () => {
    const [job] = named(collector.spans, "job release-holds");

    expect(job?.parentSpanId).toBeUndefined();
    expect(collector.spans.filter((span) => span.parentSpanId === job?.spanId).length).toBeGreaterThan(0);
  });

  test("what the client does not sample is not sent, and the log says the trace's id all the same", () => {
    const lines = said.split("\n").filter((line) => line.includes("request completed"));

    expect(named(collector.spans, "graphql Unsampled")).toEqual([]);
    expect(lines.some((line) => line.includes(`"traceId":"${traceId}"`))).toBe(true);
  });
});

test("a collector that does not answer holds up nobody", async () => {
  await using collector = await startCollector({ hangs: true });
  await using server = await startSeveralProcesses({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const line = server.openLine();
  const answers = new Set<number>();

  // More spans than may wait for the collector.
  for (let n = 0; n < 1100; n++)
    answers.add((await line.post("/v1/graphql", { query: "{ __typename }" }, admin)).status);
  const code = await server.end("SIGTERM");

  expect(answers).toEqual(new Set([200]));
  expect(code).toBe(0);
  expect(server.said().match(/traces cannot be sent/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("without a collector nothing of it is loaded", async () => {
  const folder = await mkdtemp(join(tmpdir(), "loaded-"));
  const list = join(folder, "loaded");
  const record = `import { registerHooks } from "node:module"; import { appendFileSync } from "node:fs";
    registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(list)}, url + "\\n"); return next(url, context); } });`;
  await using server = await startSeveralProcesses({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(record)}`,
  });
  await server.openLine().post("/v1/graphql", { query: "{ __typename }" }, admin);

  const loaded = (await readFile(list, "utf8")).split("\n");
  await rm(folder, { recursive: true });

  expect(loaded.some((url) => url.includes("/fastify/"))).toBe(true);
  const packages = loaded.flatMap((url) => /@opentelemetry\/([\w-]+)/.exec(url)?.[1] ?? []);
  expect(new Set(packages)).toEqual(new Set(["api"]));
});
