import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startConnected, createCustomer, createSale, payInvoice } from "../connected-client.ts";
import { startQboSimulator } from "../start-qbo-simulator.ts";
import { signWebhook } from "./deliver-webhooks.ts";
import { cloudEvents } from "./webhook-bodies.ts";

const taken: { body: string; signature: string }[] = [];
const receiver = createServer((request, response) => void receive(request, response));
async function receive(request: IncomingMessage, response: ServerResponse) {
  taken.push({ body: await text(request), signature: String(request.headers["intuit-signature"]) });
  response.end();
}
await new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`;
const clock = () => new Date("2026-01-02T03:04:05Z");
const { client, simulator, [Symbol.asyncDispose]: stop } = await startConnected({ clock, webhookUrl: () => url });
const { admin, settings } = simulator;
afterAll(async () => {
  await stop();
  receiver.close();
});
beforeEach(() => void taken.splice(0));

interface CloudEvent {
  id: string;
  type: string;
  intuitentityid: string;
}
const eventsIn = (body = "[]") => JSON.parse(body) as CloudEvent[];

test("the body and signature of the contract's test vector come out to the byte", () => {
  const body =
    '[{"specversion":"1.0","id":"88cd52aa-33b6-4351-9aa4-47572edbd068","source":"intuit.test","type":"qbo.invoice.updated.v1","datacontenttype":"application/json","time":"2026-01-02T03:04:05Z","intuitentityid":"95","intuitaccountid":"4620816365","data":{}}]';
  const event = { realmId: "4620816365", name: "Invoice", id: "95", operation: "updated" } as const;

  const written = cloudEvents(
    [{ ...event, eventId: "88cd52aa-33b6-4351-9aa4-47572edbd068", at: clock() }],
    "intuit.test",
  );

  expect(written).toBe(body);
  expect(signWebhook(written, "verifier-token")).toBe("Q+8B8JPbqCTejQuRGKBUyb+7h+NR+ELYIHatzqUZYE8=");
});

test("what happened is reported once, in order, as signed CloudEvents", async () => {
  const sale = await createSale(client);
  await client.post("payment", payInvoice(sale, 490));

  const statuses = await admin.sendWebhooks();
  const again = await admin.sendWebhooks();

  expect([statuses, again, taken.length]).toEqual([[200], [], 1]);
  const [{ body, signature } = { body: "", signature: "" }] = taken;
  expect(eventsIn(body).map(({ type }) => type)).toEqual([
    "qbo.customer.created.v1",
    "qbo.item.created.v1",
    "qbo.invoice.created.v1",
    "qbo.payment.created.v1",
    "qbo.invoice.updated.v1",
  ]);
  expect(signature).toBe(signWebhook(body, settings.verifierToken));
});

test("the old form says the same by company", async () => {
  const { Id } = await createCustomer(client, "Old form");

  await admin.sendWebhooks({ format: "event-notifications" });

  expect(JSON.parse(taken[0]?.body ?? "")).toEqual({
    eventNotifications: [
      {
        realmId: "4620816365",
        dataChangeEvent: {
          entities: [{ name: "Customer", id: Id, operation: "Create", lastUpdated: "2026-01-02T03:04:05Z" }],
        },
      },
    ],
  });
});

test("events come twice, out of order or forged when asked", async () => {
  const first = await createCustomer(client, "First");
  const second = await createCustomer(client, "Second");

  await admin.sendWebhooks({ outOfOrder: true, times: 2, forged: true });

  const events = taken.flatMap(({ body }) => eventsIn(body));
  expect(events.map(({ intuitentityid }) => intuitentityid)).toEqual([
    second["Id"],
    second["Id"],
    first["Id"],
    first["Id"],
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  expect(taken.some(({ body, signature }) => signature === signWebhook(body, settings.verifierToken))).toBe(false);
});

test("voided, sent, deleted and merged entities are reported as that", async () => {
  const { invoice, customer } = await createSale(client, " reported");
  const { Id } = invoice;
  await client.post(`invoice/${String(Id)}/send?sendTo=a@b.c`, "", { "content-type": "application/octet-stream" });
  await client.post("invoice?operation=void", { Id, SyncToken: "1" });
  await client.post("invoice?operation=delete", { Id, SyncToken: "2" });
  admin.mergeCustomers({ fromId: String(customer["Id"]), intoId: "1" });

  await admin.sendWebhooks();

  expect(
    eventsIn(taken[0]?.body)
      .map(({ type }) => type)
      .slice(3),
  ).toEqual(["qbo.invoice.emailed.v1", "qbo.invoice.voided.v1", "qbo.invoice.deleted.v1", "qbo.customer.merged.v1"]);
});

test("a receiver that is gone answers 0", async () => {
  await using books = await startConnected({ webhookUrl: () => "http://127.0.0.1:1/webhooks" });
  await createCustomer(books.client);

  expect(await books.simulator.admin.sendWebhooks()).toEqual([0]);
});

test("without an address nothing can be sent", async () => {
  await using other = await startQboSimulator();

  await expect(other.admin.sendWebhooks()).rejects.toThrow("without an address");
});
