// The process itself, read as Prometheus reads it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSeveralProcesses, type SeveralProcesses } from "../../../test/several-processes.ts";
import { freePort } from "#platform/free-port.ts";

describe.each(["1", "2"])("with %s web processes", (count) => {
  let server: SeveralProcesses;
  let port: number;
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  beforeAll(async () => {
    port = await freePort();
    server = await startSeveralProcesses({ METRICS_PORT: String(port), WEB_PROCESSES: count });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test("the figures of each are read, each name once", async () => {
    const text = await read();

    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(text).toContain("boresight_figures_known{process=");
    for (let web = 1; web <= Number(count); web++) {
      expect(text).toMatch(new RegExp(`^boresight_pool_most\\{pool="requests",process="web-${web}"\\} \\d`, "m"));
      expect(text).toMatch(new RegExp(`^boresight_nodejs_heap_size_used_bytes\\{process="web-${web}"\\} \\d`, "m"));
    }
    expect(text).toMatch(/^boresight_figures_known\{process="\S+"\} 1$/m);
  });

  test("requests and operations are counted, and whatever clients think of is one name", async () => {
    const line = server.openLine();
    for (let n = 0; n < 20; n++) {
      await line.post("/v1/graphql", { query: `query Invented${n} { __typename }` });
      await line.post(`/v1/invented/${n}`, {});
    }
    await line.post("/v1/graphql", { query: "{ __typename }" });

    const text = await read();

    expect(text).not.toMatch(/invented/i);
    expect(text).toMatch(/^boresight_operation_seconds_count\{operation="(other|unnamed)",process="web-\d"\} \d/m);
    expect(text).toMatch(
      /^boresight_request_seconds_count\{method="any",route="none",status="4xx",process="web-\d"\} 20$/m,
    );
    expect(text).toMatch(/^boresight_failures_total\{code="route-not-found",process="web-\d"\} 20$/m);
  });

  test("the public port says none of it", async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  });
});
