/** What the simulator reports, as our server receives it. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startQboSimulator } from "../../../../../simulators/quickbooks/start-qbo-simulator.ts";
import { readQboWebhook } from "./read-webhook.ts";
import { isSignedByQbo } from "./webhook-signature.ts";

const received: { body: Buffer; signature: string }[] = [];
const receiver = createServer((request, response) => void receive(request, response));
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push({ body: await buffer(request), signature: String(request.headers["intuit-signature"]) });
  response.writeHead(200).end();
}
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const simulator = await startQboSimulator({
  webhookUrl: () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
});
const { verifierToken } = simulator.settings;

afterAll(async () => {
  await simulator.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(() => received.splice(0));

let count = 0;
const addCustomer = () =>
  simulator.admin.changeAsBookkeeper({
    name: "Customer",
    operation: "save",
    body: { DisplayName: `Dom ${++count}` },
  });

test.each(["cloud-events", "event-notifications"] as const)("a bookkeeper's change arrives as %s", async (format) => {
  const { Id } = addCustomer();

  await simulator.admin.sendWebhooks({ format });

  const [delivery] = received;
  expect(isSignedByQbo(delivery!.body, delivery!.signature, verifierToken)).toBe(true);
  expect(readQboWebhook(delivery!.body)).toMatchObject({
    events: [{ realmId: "4620816365", entity: "customer", entityId: Id, change: "created" }],
    unknown: 0,
  });
});

test("a replayed delivery has the same ids", async () => {
  addCustomer();

  await simulator.admin.sendWebhooks({ times: 2 });

  const [first, second] = received.map(({ body }) => readQboWebhook(body)?.events);
  expect(received).toHaveLength(2);
  expect(second).toEqual(first);
});

test("a forged delivery is refused", async () => {
  addCustomer();

  await simulator.admin.sendWebhooks({ forged: true });

  expect(received.map(({ body, signature }) => isSignedByQbo(body, signature, verifierToken))).toEqual([false]);
});
