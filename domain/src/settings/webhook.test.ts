import { expect, test } from "vitest";
import { eventsFor, newWebhookSchema, nextAttemptAt } from "./webhook.ts";

const isTaken = (url: string) => newWebhookSchema.safeParse({ url, eventTypes: ["order.created"] }).success;

test.each([
  ["https://hooks.example.com/boresight", true],
  ["https://hooks.example.com:8443/?shop=1", true],
  ["HTTPS://hooks.example.com", true],
  ["http://hooks.example.com", false],
  ["https://ada:secret@hooks.example.com", false],
  ["https://localhost/hook", false],
  ["https://localhost:8443/hook", false],
  ["https://printer.local/hook", false],
  ["https://hooks.example.com/#part", false],
  ["hooks.example.com", false],
  [`https://hooks.example.com/${"x".repeat(500)}`, false],
])("the address %s is taken: %s", (url, taken) => {
  expect(isTaken(url)).toBe(taken);
});

test("a webhook without an event is refused", () => {
  expect(newWebhookSchema.safeParse({ url: "https://hooks.example.com", eventTypes: [] }).success).toBe(false);
});

test("a delivery is tried again after 1 minute, 5 and 30 minutes, 2 and 12 hours, and then given up", () => {
  const now = new Date("2026-05-04T12:00:00Z");

  const waits = [1, 2, 3, 4, 5, 6].map((failures) => nextAttemptAt(failures, now)?.toISOString() ?? null);

  expect(waits).toEqual([
    "2026-05-04T12:01:00.000Z",
    "2026-05-04T12:05:00.000Z",
    "2026-05-04T12:30:00.000Z",
    "2026-05-04T14:00:00.000Z",
    "2026-05-05T00:00:00.000Z",
    null,
  ]);
});

test("a customer is offered the events of orders, and not those of the shop's alerts and people", () => {
  const withheld = eventsFor("shop").filter((type) => !eventsFor("customer").includes(type));

  expect(withheld).toEqual(["alert.raised", "alert.handled", "user.registered", "user.linked"]);
});
