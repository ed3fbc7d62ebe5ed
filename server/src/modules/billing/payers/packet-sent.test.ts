import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { save } from "#db/rows/factories.ts";
import { buildPayer, buildPayerRule } from "#db/rows/payer-factories.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { addOrder, type Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

const now = new Date("2026-05-20T18:00:00Z");
let desk: InvoiceDesk;
let orderId: string;
let payerId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(now);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  const { owner } = desk.server.db;
  await owner.query(
    "update app.service_orders set payer_id = null; delete from app.payer_rules; delete from app.payers",
  );
  const payers = [buildPayer({ name: "Granite Mutual" }), buildPayer({ name: "Basalt Casualty" })];
  await save(owner, "app.payers", payers);
  payerId = payers[0]!.id;
  const order = await addOrder(owner, desk.shop, {
    customerId: desk.customerId,
    status: "released",
    payer_id: payerId,
  });
  orderId = order.id;
});

const addRule = (sending_channel: string) =>
  save(desk.server.db.owner, "app.payer_rules", [
    buildPayerRule({ payer_id: payerId, sending_channel, verified_at: "2026-04-01T18:00:00Z" }),
  ]);

async function ask(query: string, variables: object, by: Person) {
  const { data, errors } = await desk.server.graphql(query, variables, { token: await tokenFor(by, desk.server) });
  return errors?.[0].extensions.code ?? Object.values(data)[0];
}

async function run(verb: "setOrderPayer" | "setPacketSent", changes: object, by = desk.shop.tom) {
  const { version } = await desk.row("select version from app.service_orders where id = $1", orderId);
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input`;
  const input = { id: orderId, version, ...changes };
  return ask(`mutation ($input: ${type}!) { ${verb}(input: $input) { serviceOrder { id } } }`, { input }, by);
}

const sent = async () => {
  const query = "query ($id: UUID!) { serviceOrder(id: $id) { payerCheck { packetSentAt packetSentBy } } }";
  return (await ask(query, { id: orderId }, desk.shop.tom)).payerCheck;
};
const unsent = { packetSentAt: null, packetSentBy: null };

test.each(["portal", "onRequest"])("a packet that goes by %s is marked as sent, and by whom, and back", async (way) => {
  await addRule(way);

  await run("setPacketSent", { isSent: true });
  const marked = await sent();
  await run("setPacketSent", { isSent: false });

  expect(marked).toEqual({
    packetSentAt: expect.stringContaining("2026-05-20T18:00:00"),
    packetSentBy: "Tom Technician",
  });
  expect(await sent()).toEqual(unsent);
});

test("another payer has not got it yet; the same one, chosen again, has", async () => {
  await addRule("portal");
  await run("setPacketSent", { isSent: true });

  await run("setOrderPayer", { payerId });
  const again = await sent();
  await run("setOrderPayer", { payerId: null });

  expect(again.packetSentBy).toBe("Tom Technician");
  expect(await sent()).toEqual(unsent);
});

test("only staff mark it, of the order as it is, and only where no email takes it there", async () => {
  await addRule("portal");

  expect(await run("setPacketSent", { isSent: true }, desk.shop.carla)).toBe("permission-error");
  expect(await run("setPacketSent", { isSent: true, version: 99 })).toBe("order-changed");
  await desk.rows("update app.payer_rules set sending_channel = 'email', sending_to = 'a@granite.example'");
  expect(await run("setPacketSent", { isSent: true })).toBe("order-changed");
  expect(await sent()).toEqual(unsent);
});
