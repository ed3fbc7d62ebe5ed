import { textIn } from "@boresight/domain/texts/text-in";
import { text } from "@boresight/domain/texts/text";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { asSystem } from "#platform/database/transaction.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";
import { raiseAlert, type Alert } from "./raise-alert.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.owner.query("truncate app.admin_notifications"));

const raise = (message: Alert["message"]) =>
  asSystem(server.db.server, (system) =>
    system.run(raiseAlert({ kind: "slaBreached", severity: "warning", message, dedupeKey: "late" })),
  );

async function read(language?: string): Promise<string[]> {
  const token = await tokenFor(shop.ada, server);
  const query = "{ adminNotifications(first: 9) { nodes { message } } }";
  const { data } = await server.graphql(query, {}, { token, ...(language && { headers: { "x-language": language } }) });
  return data.adminNotifications.nodes.map(({ message }: { message: string }) => message);
}

test("an alert is read in each reader's language, and by other clients in English", async () => {
  await raise(text("alerts.late", { number: "SO-1", status: "On Hold" }));

  expect(await read()).toEqual(["SO-1 is late in On Hold"]);
  expect(await read("fr")).toEqual([
    textIn("fr", "alerts.late", { number: "SO-1", status: textIn("fr", "defaults.statusOnHold") }),
  ]);
  expect(await read("ar")).toEqual(["SO-1 متأخر في معلّق"]);
});

test("a text within an alert is said too, and what people typed comes as it was typed", async () => {
  const note = '<b>"{{number}}"</b> \\ $1 {{';
  await raise(text("alerts.withNote", { what: text("alerts.reopened", { number: "SO-2", note }), note }));

  const said = (language: "ar" | "en" | "fr") =>
    textIn(language, "alerts.withNote", { what: textIn(language, "alerts.reopened", { number: "SO-2", note }), note });
  expect(await read()).toEqual([said("en")]);
  expect(await read("fr")).toEqual([said("fr")]);
});

test("a text that was reworded since is said in its new words", async () => {
  await raise(text("alerts.late", { number: "SO-1", status: "On Hold" }));
  await server.db.owner.query("update app.admin_notifications set message = 'SO-1 dallies in On Hold'");

  expect(await read()).toEqual(["SO-1 is late in On Hold"]);
});

test.each(["{key}", "{params,reason,key}"])(
  "an alert whose text is no more, at %s, is said in the words that were stored with it",
  async (place) => {
    await raise(text("alerts.onHold", { number: "SO-1", reason: text("orders.partsMissing") }));
    await server.db.owner.query({
      text: `update app.admin_notifications set message_text = jsonb_set(message_text, $1, '"alerts.gone"')`,
      values: [place],
    });

    expect(await read("fr")).toEqual(["SO-1 is on hold: Parts missing"]);
  },
);

test("what a person wrote, and a sentence that no text is known for, stay as they are", async () => {
  await server.db.owner.query("insert into app.admin_notifications (message) values ('Lift 2 leaks')");

  expect(await read()).toEqual(["Lift 2 leaks"]);
  expect(await read("fr")).toEqual(["Lift 2 leaks"]);
});

test("an alert that was stored as a sentence is recognized by the migration, in all languages", async () => {
  const migration = await readFile(
    join(import.meta.dirname, "../../../db/migrations/0350-alerts-as-texts.sql"),
    "utf8",
  );
  await server.db.owner.query(`insert into app.admin_notifications (kind, message, created_at) values
    ('onHold', 'SO-4 is on hold: Parts missing', now() - interval '4 days'),
    ('slaBreached', 'SO-3 is late in On Hold', now() - interval '3 days'),
    ('qboFailure', 'INV-7 (Ann''s "Glass") did not reach QuickBooks: a \\ (stale) object', now() - interval '2 days'),
    ('emailBounced', 'Estimate of SO-9: mailbox full', now() - interval '1 day'),
    ('manual', 'SO-5 was approved', now())`);

  await server.db.owner.query(migration.slice(migration.indexOf("with raised")));

  const { rows } = await server.db.owner.query(
    "select message_text as text from app.admin_notifications order by created_at",
  );
  expect(rows.map(({ text: stored }) => stored)).toEqual([
    { key: "alerts.onHold", params: { number: "SO-4", reason: { key: "orders.partsMissing", params: {} } } },
    { key: "alerts.late", params: { number: "SO-3", status: "On Hold" } },
    { key: "alerts.qboFailure", params: { label: 'INV-7 (Ann\'s "Glass")', reason: "a \\ (stale) object" } },
    null,
    null,
  ]);
  expect((await read("fr")).toSorted()).toEqual(
    [
      textIn("fr", "alerts.onHold", { number: "SO-4", reason: textIn("fr", "orders.partsMissing") }),
      textIn("fr", "alerts.late", { number: "SO-3", status: textIn("fr", "defaults.statusOnHold") }),
      textIn("fr", "alerts.qboFailure", { label: 'INV-7 (Ann\'s "Glass")', reason: "a \\ (stale) object" }),
      "Estimate of SO-9: mailbox full",
      "SO-5 was approved",
    ].toSorted(),
  );
});

test("the live panel says alerts in the language that its socket was opened with", async () => {
  await raise(text("alerts.late", { number: "SO-1", status: "On Hold" }));
  const headers = { authorization: `Bearer ${await tokenFor(shop.ada, server)}`, "x-language": "fr" };
  const client = createClient({
    url: `${server.url.replace("http", "ws")}/v1/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { headers },
  });

  const live = client.iterate({ query: "subscription { unhandledNotifications { nodes { message } } }" });
  const { value } = await live.next();
  await client.dispose();

  const status = textIn("fr", "defaults.statusOnHold");
  expect(value).toMatchObject({
    data: { unhandledNotifications: { nodes: [{ message: textIn("fr", "alerts.late", { number: "SO-1", status }) }] } },
  });
});
