import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { save } from "#db/rows/factories.ts";
import { qboConflictKinds } from "@boresight/domain/accounting/qbo";
import { asSystem } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";

const connectionId = "11111111-1111-4111-8111-111111111111";
const other = "22222222-2222-4222-8222-222222222222";
let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase();
  await save(
    db.owner,
    "app.qbo_connections",
    [connectionId, other].map((id, at) => ({
      id,
      environment: "simulator",
      realm_id: String(at),
      status: "disconnected",
    })),
  );
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => db.owner.query("delete from app.admin_notifications"));

const emit = (event: Parameters<Work["emit"]>[0]) => asSystem(db.server, (_system, work) => work.emit(event));
const disconnected = (reason: string | null, entityId = connectionId) =>
  emit({ type: "qbo.disconnected", entityId, payload: { companyName: "Boresight LLC", reason } });
const connected = (entityId = connectionId) =>
  emit({ type: "qbo.connected", entityId, payload: { companyName: "Boresight LLC" } });

async function alerts() {
  const { rows } = await db.owner.query(
    "select kind, severity, status, message from app.admin_notifications order by message",
  );
  return rows;
}

test.each([
  ["tokenRefused", /no longer accepts the connection to Boresight LLC/],
  ["appNotAuthorized", /no longer lets this app use Boresight LLC/],
  ["personLostRights", /Whoever connected Boresight LLC/],
  ["subscriptionEnded", /subscription of Boresight LLC has ended/],
])(
  "the office is alerted critically when the books end by %s, until they are connected again",
  async (reason, words) => {
    await disconnected(reason);
    await disconnected(reason);
    const raised = await alerts();

    await connected();

    expect(raised).toEqual([
      { kind: "qboDisconnected", severity: "critical", status: "unhandled", message: expect.stringMatching(words) },
    ]);
    expect(await alerts()).toMatchObject([{ status: "handled" }]);
  },
);

test("who disconnects the books needs no alert, and ends the one that there was", async () => {
  await disconnected("tokenRefused");

  await disconnected(null);

  expect(await alerts()).toMatchObject([{ status: "handled" }]);
});

test("another company ends the alert too", async () => {
  await disconnected("tokenRefused");

  await connected(other);

  expect(await alerts()).toMatchObject([{ status: "handled" }]);
});

const about = { connectionId, entity: "Invoice", localId: other, label: "INV-7" } as const;

test.each(qboConflictKinds)("a conflict about %s alerts the office, until it is solved", async (kind) => {
  const conflict = { ...about, kind, conflictId: connectionId };
  await emit({ type: "qbo.conflict", entityId: other, payload: conflict });
  await emit({ type: "qbo.conflict", entityId: other, payload: { ...conflict, conflictId: other } });

  await emit({ type: "qbo.conflictSolved", entityId: other, payload: { ...conflict, resolution: "accept" } });

  const [one, two] = await alerts();
  for (const alert of [one, two])
    expect(alert).toMatchObject({
      kind: "qboConflict",
      severity: "critical",
      message: expect.stringContaining("INV-7"),
    });
  expect(new Set([one.status, two.status])).toEqual(new Set(["handled", "unhandled"]));
});
