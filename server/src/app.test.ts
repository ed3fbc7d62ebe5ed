import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../test/server.ts";
import { createLog } from "#platform/log.ts";

const empty = await mkdtemp(join(tmpdir(), "boresight-no-app-"));
afterAll(() => rm(empty, { recursive: true }));

test.each([
  ["http://localhost:8080", 1],
  ["https://app.example.com", 0],
])("without a built web app the log says so, unless it is served elsewhere: %s", async (clientUrl, times) => {
  const lines: string[] = [];
  const log = createLog("warn", null, { write: (line) => void lines.push(line) });

  await using server = await startServer({
    webFolder: empty,
    log,
    publicUrl: "http://localhost:8080",
    clientUrl,
  });

  expect((await server.get("/")).status).toBe(404);
  expect(lines.filter((line) => line.includes("npm run build"))).toHaveLength(times);
});
