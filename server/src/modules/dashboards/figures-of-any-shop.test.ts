/** The dashboards read their figures from indexes, in few statements: they equal a plain count of any shop, whoever asks. */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "#platform/caller.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildFacility, save } from "../../../test/factories.ts";
import { addInvoice, addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { adminDashboard } from "./admin-dashboard.ts";
import { customerDashboard } from "./customer-dashboard.ts";

let db: TestDatabase;
let shop: Shop;
let boulder: string;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const facility = buildFacility({ facility_name: "Boulder" });
  boulder = facility.id;
  await save(db.owner, "app.facilities", [facility]);
});
afterAll(() => db[Symbol.asyncDispose]());

const order = fc.record({
  isCarlas: fc.boolean(),
  place: fc.constantFrom("base", "boulder", "none"),
  status: fc.constantFrom("new", "approval", "info", "hold", "released", "readyOut", "invoiced", "closed", "cancelled"),
  hoursAgo: fc.integer({ min: 0, max: 24 * 70 }),
  releasedAfter: fc.option(fc.integer({ min: 1, max: 90 })),
  dueIn: fc.option(fc.integer({ min: -90, max: 90 })),
  intake: fc.constantFrom("dropOff", "pickup", "tow", "mobile"),
  invoice: fc.option(
    fc.record({
      status: fc.constantFrom("draft", "sent", "partiallyPaid", "paid", "void"),
      daysAgo: fc.integer({ min: 0, max: 70 }),
      cents: fc.integer({ min: 1, max: 99_999 }),
    }),
  ),
});

const hour = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * hour);
const day = (daysAgo: number) =>
  before(24 * daysAgo)
    .toISOString()
    .slice(0, 10);

async function addAll(orders: readonly (typeof order extends fc.Arbitrary<infer T> ? T : never)[]) {
  const { owner } = db;
  await owner.query("delete from app.invoices");
  await owner.query("delete from app.service_orders");
  for (const [place, made] of orders.entries()) {
    const { isCarlas, hoursAgo, releasedAfter, dueIn, invoice } = made;
    const { id } = await addOrder(owner, shop, {
      customerId: (isCarlas ? shop.carla : shop.cyd).customerId,
      facility_id: { base: shop.facilityId, boulder, none: null }[made.place] ?? null,
      status: made.status,
      created_at: before(hoursAgo),
      checked_in_at: before(hoursAgo - 1),
      released_at: releasedAfter === null ? null : before(hoursAgo - releasedAfter),
      status_due_at: dueIn === null ? null : before(-dueIn),
      intake_method: made.intake,
    });
    if (!invoice) continue;
    const { status, daysAgo, cents } = invoice;
    const amounts = {
      subtotal_cents: cents,
      tax_cents: 0,
      total_cents: cents,
      paid_cents: status === "paid" ? cents : 0,
    };
    await addInvoice(owner, shop, {
      service_order_id: id,
      number: status === "draft" ? null : `INV-${place + 1}`,
      status,
      issue_date: day(daysAgo),
      due_date: day(daysAgo - 30),
      ...amounts,
    });
  }
}

const today = "(now() at time zone app_private.shop_zone())::date";
const since = (days: number) => `((${today} - ${days - 1})::timestamp at time zone app_private.shop_zone())`;
const recently = (moment: string) => `${moment} >= ${since(30)}`;
const earlier = (moment: string) => `${moment} >= ${since(60)} and ${moment} < ${since(30)}`;
const owed = "i.status in ('issued', 'sent', 'partiallyPaid')";
const orders = (condition: string) =>
  `(select count(*)::integer from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where ${condition})`;
const cents = (what: string, condition: string) =>
  `(select coalesce(sum(i.${what}), 0)::integer from app.invoices i where ${condition})`;

const plainFigures = `select ${orders("not s.is_terminal and s.key <> 'invoiced'")} as open_orders,
  ${orders("not s.is_terminal and o.status_due_at < now()")} as late_orders, ${orders("s.key = 'released'")} as released_not_invoiced,
  ${orders(recently("o.created_at"))} as created_orders, ${orders(earlier("o.created_at"))} as created_orders_before,
  ${orders(recently("o.released_at"))} as released_orders, ${orders(earlier("o.released_at"))} as released_orders_before`;
const plainMoney = `select ${cents("subtotal_cents", `i.status not in ('draft', 'void') and i.issue_date > ${today} - 30`)} as revenue_cents,
  ${cents("subtotal_cents", `i.status not in ('draft', 'void') and i.issue_date <= ${today} - 30 and i.issue_date > ${today} - 60`)} as revenue_cents_before,
  ${cents("balance_cents", owed)} as receivable_cents, ${cents("balance_cents", `${owed} and i.due_date < ${today}`)} as overdue_cents`;
const plainOfCustomer = `select ${orders("not s.is_terminal and s.key <> 'invoiced'")} as open_orders,
  ${orders("s.key = 'approval'")} as awaiting_approval, ${orders("s.key = 'info'")} as information_needed,
  ${orders("s.key = 'readyOut'")} as ready_for_pickup, ${cents("balance_cents", `${owed} and i.balance_cents > 0`)} as open_balance_cents,
  ${cents("total_cents", `i.status not in ('draft', 'void') and i.issue_date >= date_trunc('month', ${today})::date`)} as spend_this_month_cents`;

const asked = <Answer>(caller: Caller, text: string) =>
  inTransaction(db.server, caller, ({ caller: rights }) => rights.one<Answer & object>({ text }));

test("figures are what a plain count of the rows that are seen gives", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 12 }), async (made) => {
      await addAll(made);
      for (const facilities of [null, [boulder], []]) {
        await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, facilities]);
        const figures = await inTransaction(db.server, shop.tom, (tx) => adminDashboard(30, tx));
        expect(figures).toMatchObject(await asked(shop.tom, plainFigures));
      }
      const figures = await inTransaction(db.server, shop.ada, (tx) => adminDashboard(30, tx));
      expect(figures).toMatchObject(await asked(shop.ada, plainFigures));
      expect(figures).toMatchObject(await asked(shop.ada, plainMoney));
      expect(
        figures.days.reduce((sum, { dropOff, pickup, tow, mobile }) => sum + dropOff + pickup + tow + mobile, 0),
      ).toBe(figures.createdOrders);
      const own = await inTransaction(db.server, shop.carla, (tx) => customerDashboard(null, tx));
      expect(own).toMatchObject(await asked(shop.carla, plainOfCustomer));
    }),
    { numRuns: 15 },
  );
});
