import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DeliveryReport } from "#integrations/deliveries/report.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { buildMessage, save } from "#db/rows/factories.ts";
import { addOrder } from "../../../../test/shop.ts";
import { recordDelivery } from "./record-delivery.ts";

let desk: InvoiceDesk;
let orderId: string;
let messageId: string;

beforeAll(async () => {
  desk = await openInvoiceDesk(new Date("2026-05-20T18:00:00Z"));
  orderId = (await addOrder(desk.server.db.owner, desk.shop, { customerId: desk.customerId })).id;
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.rows("truncate app.undeliverable_addresses, app.text_consents");
  await desk.rows("delete from app.admin_notifications");
  await desk.rows("delete from app.messages");
  const message = buildMessage({ service_order_id: orderId, status: "sent", recipient: "carla@example.com" });
  messageId = message.id;
  await save(desk.server.db.owner, "app.messages", [message]);
});

const at = (minute: number) => new Date(Date.UTC(2026, 4, 20, 17, minute));
const reported = (values: Partial<DeliveryReport>): Promise<void> =>
  asSystem({ pool: desk.server.db.server, clock: () => at(59) }, (_, work) =>
    recordDelivery(
      { messageId, recipient: "carla@example.com", outcome: null, consequence: null, at: null, detail: "", ...values },
      work,
    ),
  );
const delivered = { outcome: "delivered", at: at(2) } as const;
const full = { outcome: "returned", at: at(1), detail: "mailbox full" } as const;
const gone = {
  outcome: "bounced",
  at: at(3),
  detail: "no such user",
  consequence: { is: "blocked", reason: "bounced" },
} as const;

const status = async () =>
  (await desk.row("select status, error from app.messages")) as { status: string; error: string };
const blocked = () => desk.rows("select address, reason from app.undeliverable_addresses");
const alerts = async (kind = "emailBounced") =>
  (await desk.rows("select message from app.admin_notifications where kind = $1 and status = 'unhandled'", kind)).map(
    ({ message }) => String(message),
  );

test("what was returned and then delivered has arrived, in either order, and nobody is alerted any more", async () => {
  await reported(full);
  expect([await status(), (await alerts()).length]).toEqual([{ status: "bounced", error: "mailbox full" }, 1]);
  await reported(delivered);
  expect([await status(), await alerts()]).toEqual([{ status: "delivered", error: "" }, []]);
  await reported(full);

  expect([await status(), await alerts()]).toEqual([{ status: "delivered", error: "" }, []]);
});

test("a final bounce after a delivery counts, and blocks the address", async () => {
  await reported(delivered);
  await reported(gone);
  await reported(delivered);

  expect(await status()).toEqual({ status: "bounced", error: "no such user" });
  expect(await blocked()).toEqual([{ address: "carla@example.com", reason: "bounced" }]);
});

test.each([
  "Carla <Carla@Example.com>",
  '"Carla, of Carla\'s" <carla@example.com>',
  "<carla@example.com>",
  " CARLA@example.com (Carla)",
])("the recipient %s is known by its address", async (recipient) => {
  await reported({ ...gone, recipient });

  expect(await status()).toMatchObject({ status: "bounced" });
  expect(await blocked()).toEqual([{ address: "carla@example.com", reason: "bounced" }]);
});

test("what is no address blocks nothing, and fails nothing", async () => {
  for (const recipient of ["", "undisclosed", `${"x".repeat(260)}@example.com`, "a b@example.com"])
    await reported({ ...gone, recipient });

  expect(await blocked()).toEqual([]);
});

test("the gravest reason stays; the provider's word that it mails again counts unless something came since", async () => {
  const change = (reason: "unsubscribed" | "complaint", minute: number) =>
    reported({ consequence: { is: "blocked", reason }, at: at(minute) });
  await change("unsubscribed", 5);
  await reported(gone);
  expect(await blocked()).toMatchObject([{ reason: "unsubscribed" }]);
  await reported({ consequence: { is: "reachable" }, at: at(4) });
  expect(await blocked()).toHaveLength(1);
  await reported({ consequence: { is: "reachable" }, at: at(6) });

  expect(await blocked()).toEqual([]);
});

test("who replied STOP to the provider is texted no more", async () => {
  const phone = "+13035550103";
  await desk.rows(
    "insert into app.text_consents (customer_id, phone, is_given, method) values ($1, $2, true, 'staff')",
    desk.customerId,
    phone,
  );

  await reported({ recipient: phone, outcome: "returned", consequence: { is: "textsEnded" }, detail: "Twilio 21610" });

  expect(await desk.rows("select is_given, method from app.text_consents order by recorded_at desc limit 1")).toEqual([
    { is_given: false, method: "reply" },
  ]);
});

test("a request by mail to be left alone alerts the office, and is no failure", async () => {
  await desk.rows("update app.customers set email = 'carla@example.com' where id = $1", desk.customerId);

  await reported({ consequence: { is: "mayStop" }, detail: "Please remove me" });

  expect([await status(), await alerts()]).toEqual([{ status: "sent", error: "" }, []]);
  expect(await alerts("messagesMayBeUnwanted")).toEqual([expect.stringContaining("Please remove me")]);
});
