import { once } from "node:events";
import { expect, test } from "vitest";
import { withinTime } from "./within-time.ts";

const stopping = new AbortController();
const limits = { name: "set-document", limit: 20, stopping: stopping.signal };

test("a job is told to stop when its time is up, and ends in its own way", async () => {
  let heard = false;

  await withinTime(async (signal) => {
    await once(signal, "abort");
    heard = true;
  }, limits);

  expect(heard).toBe(true);
});

test("a job that goes on all the same gives its slot back", async () => {
  const working = withinTime(() => new Promise(() => {}), { ...limits, grace: 20 });

  await expect(working).rejects.toThrow("set-document did not end within 0.02 s");
});

test("a job is told to stop when the server stops, and its own failure is passed on", async () => {
  const server = new AbortController();
  const working = withinTime(
    async (signal) => {
      await once(signal, "abort");
      throw new Error("stopped in the middle");
    },
    { ...limits, limit: 600_000, stopping: server.signal },
  );

  server.abort();

  await expect(working).rejects.toThrow("stopped in the middle");
});
