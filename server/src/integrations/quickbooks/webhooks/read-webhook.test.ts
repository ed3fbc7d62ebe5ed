import { expect, test } from "vitest";
import { readQboWebhook } from "./read-webhook.ts";

const read = (delivery: unknown) => readQboWebhook(Buffer.from(JSON.stringify(delivery)));

const cloudEvent = {
  specversion: "1.0",
  id: "88cd52aa-33b6-4351-9aa4-47572edbd068",
  source: "intuit.test",
  type: "qbo.invoice.updated.v1",
  datacontenttype: "application/json",
  time: "2026-01-02T03:04:05Z",
  intuitentityid: "95",
  intuitaccountid: "4620816365",
  data: {},
};

const invoiceUpdated = {
  id: cloudEvent.id,
  realmId: "4620816365",
  entity: "invoice",
  entityId: "95",
  change: "updated",
  at: new Date("2026-01-02T03:04:05Z"),
};

const older = (operation: string, lastUpdated = "2026-01-02T03:04:05.000Z", name = "Invoice") => ({
  eventNotifications: [
    { realmId: "4620816365", dataChangeEvent: { entities: [{ name, id: "95", operation, lastUpdated }] } },
  ],
});

test("an event says what happened to which record of which company", () => {
  expect(read([cloudEvent])).toEqual({ events: [invoiceUpdated], unknown: 0 });
});

test("a repeated event counts once, and others keep their order", () => {
  const another = { ...cloudEvent, id: "another", type: "qbo.customer.merged.v1" };

  const { events } = read([cloudEvent, another, cloudEvent])!;

  expect(events.map(({ id, change }) => [id, change])).toEqual([
    [cloudEvent.id, "updated"],
    ["another", "merged"],
  ]);
});

test.each(["created", "deleted", "voided", "emailed", "reconciled"])(
  "an event says that a record was %s, also when we do not know the word",
  (change) => {
    const delivery = read([{ ...cloudEvent, type: `qbo.purchaseorder.${change}.v1` }]);

    expect(delivery?.events).toMatchObject([{ entity: "purchaseorder", change }]);
  },
);

test("events of no known form do not hide the others", () => {
  const odd = [{ ...cloudEvent, type: "payroll.run" }, { ...cloudEvent, intuitentityid: 95 }, null, "text"];

  expect(read([...odd, cloudEvent])).toEqual({ events: [invoiceUpdated], unknown: 4 });
});

test.each([
  ["Create", "created"],
  ["Update", "updated"],
  ["Delete", "deleted"],
  ["Merge", "merged"],
  ["Void", "voided"],
  ["Emailed", "emailed"],
  ["constructor", "constructor"],
])("the older form's %s means %s", (operation, change) => {
  const delivery = read(older(operation));

  expect(delivery).toEqual({ events: [{ ...invoiceUpdated, id: expect.any(String), change }], unknown: 0 });
});

test("the older form has no ids: the same report has the same, any other report another", () => {
  const reports = [
    older("Update"),
    older("Update"),
    older("Delete"),
    older("Update", "2026-01-02T03:04:06.000Z"),
    older("Update", undefined, "Customer"),
  ];

  const [first, again, ...others] = reports.map((report) => read(report)?.events[0]?.id);

  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

test("a report in the older form with parts missing does not hide the others", () => {
  const { eventNotifications: good } = older("Update");
  const odd = [{ realmId: "1" }, { realmId: "1", dataChangeEvent: { entities: [{ name: "Invoice" }] } }, 7];

  expect(read({ eventNotifications: [...odd, ...good] })).toMatchObject({ events: [{ entityId: "95" }], unknown: 3 });
});

test.each(["", "no JSON", "{}", "null", "7", '{"eventNotifications":{}}', "[", "\u0000"])(
  "%j is no delivery",
  (body) => {
    expect(readQboWebhook(Buffer.from(body))).toBeNull();
  },
);

test("an empty delivery holds no events", () => {
  expect(read([])).toEqual({ events: [], unknown: 0 });
});
