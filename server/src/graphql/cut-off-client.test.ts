import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createLog } from "#platform/log.ts";
import { openSockets, operationSeconds } from "#platform/metrics/metrics.ts";
import { startServer } from "../../test/server.ts";
import { openShop } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";

const big = "{ __schema { types { name description fields { name description args { name description } } } } }";

const answered = async () => {
  const { values } = await operationSeconds.get();
  return values.filter(({ metricName }) => metricName?.endsWith("_count")).reduce((sum, { value }) => sum + value, 0);
};
const openCount = async () => (await openSockets.get()).values[0]?.value;

test("a client that is cut off while it is sent to ends its socket, and nobody is told of a fault", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const lines: string[] = [];
  const log = createLog("info", null, { write: (line) => void lines.push(line) });
  await using server = await startServer({ log });
  const { ada } = await openShop(server.db.owner);
  const headers = { authorization: `Bearer ${await tokenFor(ada, server)}` };
  const client = new WebSocket(`${server.url.replace("http", "ws")}/v1/graphql`, ["graphql-transport-ws"]);
  const say = (message: object) => client.send(JSON.stringify(message));
  client.on("error", () => {});
  client.on("open", () => say({ type: "connection_init", payload: { headers } }));
  await new Promise((resolve) => {
    client.once("message", resolve);
  });
  const connected = await openCount();

  const before = await answered();
  client.pause(); // The answers wait with the server.
  for (let id = 1; id <= 30; id++) say({ id: String(id), type: "subscribe", payload: { query: big } });
  await vi.waitUntil(async () => (await answered()) >= before + 30, { timeout: 90_000 });
  client.terminate(); // Unread, they are reset.
  await vi.waitUntil(async () => (await openCount()) === 0, { timeout: 90_000 });

  expect(connected).toBe(1);
  expect(written).not.toHaveBeenCalled();
  expect(lines.filter((line) => line.includes("stack"))).toEqual([]);
});
