/** The dashboards read their figures from kept days and indexes: they equal a plain count of any shop, whoever asks. */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "#platform/caller.ts";
import { readAgeing } from "#modules/billing/reports/read-ageing.ts";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { inEndurance } from "../../../test/endurance.ts";
import { buildFacility, save } from "#db/rows/factories.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { adminDashboard } from "./admin-dashboard.ts";
import { customerDashboard } from "./customer-dashboard.ts";
import { readMoneyFigures } from "./figures/read-money-figures.ts";
import { readWorkFigures, type ShopFigure } from "./figures/read-work-figures.ts";
import { keepDays } from "./keep-days.ts";

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
      memo: fc.option(fc.record({ daysAgo: fc.integer({ min: 0, max: 70 }), isVoid: fc.boolean() })),
    }),
  ),
});

const decision = fc.record({
  hoursAgo: fc.integer({ min: 0, max: 24 * 70 }),
  sentBefore: fc.option(fc.integer({ min: 1, max: 99 })),
  isApproved: fc.boolean(),
  cents: fc.integer({ min: 1, max: 99_999 }),
});

const payment = fc.record({
  daysAgo: fc.integer({ min: 0, max: 70 }),
  method: fc.constantFrom("check", "cash", "rewardCredit"),
  cents: fc.integer({ min: 1, max: 99_999 }),
});

/** What may happen to what has been counted: SQL about one row, `$1` of them being before it, `$2` a number of days. */
const changes = {
  place: `update app.service_orders set facility_id = (select id from app.facilities f where f.id is distinct from facility_id limit 1)
    where id = (select id from app.service_orders order by id offset $1 limit 1) and $2 > 0`,
  intake: `update app.service_orders set intake_method = 'tow' where id = (select id from app.service_orders order by id offset $1 limit 1) and $2 > 0`,
  release: `update app.service_orders set released_at = now() - make_interval(days => $2)
    where id = (select id from app.service_orders order by id offset $1 limit 1)`,
  reopen: `update app.service_orders set released_at = null where id = (select id from app.service_orders order by id offset $1 limit 1) and $2 > 0`,
  arrival: `update app.service_orders set checked_in_at = released_at - make_interval(hours => $2)
    where id = (select id from app.service_orders order by id offset $1 limit 1)`,
  memo: `update app.credit_memos set subtotal_cents = 1, total_cents = 1, issued_on = current_date - $2::integer
    where id = (select id from app.credit_memos order by id offset $1 limit 1)`,
  voidMemo: `update app.credit_memos set voided_at = now(), void_reason = 'Wrong invoice'
    where id = (select id from app.credit_memos order by id offset $1 limit 1) and $2 > 0`,
  void: `update app.invoices set status = 'void'
    where id = (select id from app.invoices order by id offset $1 limit 1) and status <> 'draft' and $2 > 0`,
  reissue: `update app.invoices set issue_date = current_date - $2::integer where id = (select id from app.invoices order by id offset $1 limit 1)`,
  line: `update app.line_items set total_price = total_price + 1000 * $2::integer where id = (select id from app.line_items order by id offset $1 limit 1)`,
  lineLess: `delete from app.line_items where id = (select id from app.line_items order by id offset $1 limit 1) and $2 > 0`,
  reverse: `insert into app.payment_reversals (payment_id, customer_id, reason)
    select id, customer_id, 'It bounced' from (select * from app.payments order by id offset $1 limit 1) p
    where $2 > 0 and not exists (select from app.payment_reversals r where r.payment_id = p.id)`,
  undecide: `delete from app.estimate_decisions where id = (select id from app.estimate_decisions order by id offset $1 limit 1) and $2 > 0`,
  send: `update app.estimates set sent_at = now() - make_interval(days => $2) where id = (select id from app.estimates order by id offset $1 limit 1)`,
} as const;

const change = fc.record({
  what: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  place: fc.nat(11),
  days: fc.integer({ min: 1, max: 70 }),
});

const hour = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * hour);
/** The shop's day: in its evening, the day of UTC is already tomorrow's. */
const day = (daysAgo: number) => before(24 * daysAgo).toLocaleDateString("sv", { timeZone: "America/Denver" });

type Made<Kind> = Kind extends fc.Arbitrary<infer Value> ? Value : never;

async function removeAll() {
  const emptied = ["credit_memos", "invoices", "estimates", "payment_reversals", "payments", "service_orders"];
  for (const table of emptied) await db.owner.query(`delete from app.${table}`);
}

async function addMoney(decisions: readonly Made<typeof decision>[], payments: readonly Made<typeof payment>[]) {
  const { owner } = db;
  const { customerId } = shop.carla;
  const { id } = await addOrder(owner, shop, { customerId });
  for (const [place, { hoursAgo, sentBefore, isApproved, cents }] of decisions.entries()) {
    const sent_at = sentBefore === null ? null : before(hoursAgo + sentBefore);
    const estimate = await addEstimate(owner, shop, { service_order_id: id, revision: place + 1, sent_at });
    await save(owner, "app.estimate_decisions", [
      {
        estimate_id: estimate.id,
        customer_id: customerId,
        channel: "phone",
        is_approved: isApproved,
        reason_key: isApproved ? null : "price",
        total_cents: cents,
        decided_at: before(hoursAgo),
      },
    ]);
  }
  for (const { daysAgo, method, cents } of payments) {
    await save(owner, "app.payments", [
      { customer_id: customerId, method, amount_cents: cents, received_on: day(daysAgo) },
    ]);
  }
}

async function addAll(orders: readonly Made<typeof order>[]) {
  const { owner } = db;
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
    const { status, daysAgo, cents, memo } = invoice;
    const amounts = {
      subtotal_cents: cents,
      tax_cents: 0,
      total_cents: cents,
      paid_cents: status === "paid" ? cents : 0,
    };
    const written = await addInvoice(owner, shop, {
      service_order_id: id,
      number: status === "draft" ? null : `INV-${place + 1}`,
      status,
      issue_date: day(daysAgo),
      due_date: day(daysAgo - 30),
      ...amounts,
    });
    if (!memo) continue;
    await save(owner, "app.credit_memos", [
      {
        number: `CM-${place + 1}`,
        customer_id: (isCarlas ? shop.carla : shop.cyd).customerId,
        invoice_id: written.id,
        issued_on: day(memo.daysAgo),
        subtotal_cents: cents,
        tax_cents: 0,
        total_cents: cents,
        reason: "Billed twice",
        ...(memo.isVoid && { voided_at: before(0), void_reason: "Wrong invoice" }),
      },
    ]);
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

const plainToDo = `select ${orders("not s.is_terminal and s.key <> 'invoiced'")} as open_orders,
  ${orders("not s.is_terminal and o.status_due_at < now()")} as late_orders, ${orders("s.key = 'released'")} as released_not_invoiced`;
const plainWork = `select ${orders("not s.is_terminal and s.key <> 'invoiced'")} as open_orders,
  ${orders("not s.is_terminal and o.status_due_at < now()")} as late_orders,
  ${orders(recently("o.created_at"))} as created_orders, ${orders(earlier("o.created_at"))} as created_orders_before,
  ${orders(recently("o.released_at"))} as released_orders, ${orders(earlier("o.released_at"))} as released_orders_before`;
const credited = (what: string, condition: string) =>
  `(select coalesce(sum(m.${what}), 0)::integer from app.credit_memos m where m.voided_at is null and ${condition})`;
const plainMoney = `select ${cents("subtotal_cents", `i.status not in ('draft', 'void') and i.issue_date > ${today} - 30`)}
    - ${credited("subtotal_cents", `m.issued_on > ${today} - 30`)} as revenue_cents,
  ${cents("subtotal_cents", `i.status not in ('draft', 'void') and i.issue_date <= ${today} - 30 and i.issue_date > ${today} - 60`)}
    - ${credited("subtotal_cents", `m.issued_on <= ${today} - 30 and m.issued_on > ${today} - 60`)} as revenue_cents_before,
  ${cents("balance_cents", owed)} as receivable_cents, ${cents("balance_cents", `${owed} and i.due_date < ${today}`)} as overdue_cents`;
const plainOfCustomer = `select ${orders("not s.is_terminal and s.key <> 'invoiced'")} as open_orders,
  ${orders("s.key = 'approval'")} as awaiting_approval, ${orders("s.key = 'info'")} as information_needed,
  ${orders("s.key = 'readyOut'")} as ready_for_pickup, ${cents("balance_cents", `${owed} and i.balance_cents > 0`)} as open_balance_cents,
  ${cents("total_cents", `i.status not in ('draft', 'void') and i.issue_date >= date_trunc('month', ${today})::date`)}
    - ${credited("total_cents", `m.issued_on >= date_trunc('month', ${today})::date`)} as spend_this_month_cents`;

const asked = <Answer>(caller: Caller, text: string) =>
  inTransaction(db.server, caller, ({ caller: rights }) => rights.one<Answer & object>({ text }));

const median = (hours: string, from: string) =>
  `(select percentile_cont(0.5) within group (order by ${hours}) from ${from})`;
const decided = "app.estimate_decisions d where";
const issued = `i.status not in ('draft', 'void') and i.issue_date between ${today} - 29 and ${today}`;
const creditedNow = credited("subtotal_cents", `m.issued_on between ${today} - 29 and ${today}`);
const received = (from: number, to: number) => `(select coalesce(sum(amount_cents), 0)::float8 from app.payments p
  where p.method <> 'rewardCredit' and p.received_on between ${today} - ${from} and ${today} - ${to}
    and not exists (select from app.payment_reversals r where r.payment_id = p.id))`;
const share = (part: string, whole: string) =>
  `(select (count(*) filter (where ${part}))::float8 / nullif(count(*), 0) from ${whole})`;
const plainBilling = `select ${received(29, 0)} as collected_cents, ${received(59, 30)} as collected_cents_before,
  ${share("d.is_approved", `${decided} ${recently("d.decided_at")}`)} as approval_rate,
  ${share("d.is_approved", `${decided} ${earlier("d.decided_at")}`)} as approval_rate_before,
  (select avg(d.total_cents)::float8 from ${decided} ${recently("d.decided_at")}) as average_estimate_cents,
  (select avg(extract(epoch from d.decided_at - e.sent_at) / 3600)::float8 from app.estimates e, ${decided} e.id = d.estimate_id
    and e.sent_at is not null and ${recently("d.decided_at")}) as decision_hours,
  (select (sum(i.subtotal_cents) - ${creditedNow})::float8 / nullif(count(distinct i.service_order_id), 0) from app.invoices i where ${issued}) as average_order_cents,
  (select (coalesce(sum(l.total_price - round(l.quantity::numeric * l.purchase_cost / 1000)), 0) - ${creditedNow})::float8
    / (select case when net > 0 then net end from (select coalesce(sum(i.subtotal_cents), 0) - ${creditedNow} as net from app.invoices i where ${issued}) n)
    from app.invoices i join app.line_items l on l.invoice_id = i.id where l.is_accepted and ${issued}) as margin_rate`;
const hoursOfRelease = "extract(epoch from o.released_at - o.checked_in_at)::float8 / 3600";
const plainMedians = `select ${median(hoursOfRelease, `app.service_orders o where ${recently("o.released_at")}`)} as keys_to_keys_hours,
  ${median(hoursOfRelease, `app.service_orders o where ${earlier("o.released_at")}`)} as keys_to_keys_hours_before`;

const of30Days = { days: 30, from: null, to: null, facility: null, customerKind: null };
const byKey = (figures: readonly ShopFigure[]) =>
  Object.fromEntries(
    figures.flatMap(({ key, value, before: earlier }) => [
      [key, value],
      [`${key}Before`, earlier],
    ]),
  );
const asNumbers = (plain: object) =>
  Object.fromEntries(
    Object.entries(plain).map(([key, value]) => [key, value === null ? null : expect.closeTo(Number(value), 6)]),
  );

async function expectPlainFigures() {
  for (const facilities of [null, [boulder], []]) {
    await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, facilities]);
    await expectPlainWork(shop.tom);
  }
  await expectPlainWork(shop.ada);
  const money = await inTransaction(db.server, shop.ada, (tx) => readMoneyFigures(of30Days, tx));
  const figures = byKey(money.figures);
  expect(figures).toMatchObject(await asked(shop.ada, plainMoney));
  expect(figures).toMatchObject(asNumbers(await asked(shop.ada, plainBilling)));
  const { totalCents } = await inTransaction(db.server, shop.ada, (tx) => readAgeing(null, tx));
  expect([totalCents, money.owed.totalCents]).toEqual([figures["receivableCents"], figures["receivableCents"]]);
  const own = await inTransaction(db.server, shop.carla, (tx) => customerDashboard(null, tx));
  expect(own).toMatchObject(await asked(shop.carla, plainOfCustomer));
}

async function expectPlainWork(person: Caller) {
  const toDo = await inTransaction(db.server, person, (tx) => adminDashboard(null, tx));
  expect(toDo).toMatchObject(await asked(person, plainToDo));
  const work = await inTransaction(db.server, person, (tx) => readWorkFigures(of30Days, tx));
  const figures = byKey(work.figures);
  expect(figures).toMatchObject(await asked(person, plainWork));
  expect(figures).toMatchObject(asNumbers(await asked(person, plainMedians)));
  const inDays = work.days.reduce((sum, { dropOff, pickup, tow, mobile }) => sum + dropOff + pickup + tow + mobile, 0);
  expect(inDays).toBe(figures["createdOrders"]);
}

const keep = () => asSystem(db.server, keepDays);
const listOf = <Value>(kind: fc.Arbitrary<Value>, maxLength: number) => fc.array(kind, { maxLength });
const anyShop = fc.record({
  orders: listOf(order, 12),
  decisions: listOf(decision, 6),
  payments: listOf(payment, 6),
  later: listOf(change, 12),
});

test(
  "figures are what a plain count of the rows that are seen gives",
  { timeout: inEndurance(1_200_000, 240_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyShop, async ({ orders: made, decisions, payments, later }) => {
        await removeAll();
        await addAll(made);
        await addMoney(decisions, payments);
        await expectPlainFigures();
        await keep();
        await expectPlainFigures();
        for (const { what, place, days } of later) await db.owner.query(changes[what], [place, days]);
        await expectPlainFigures();
        await keep();
        await expectPlainFigures();
        expect(await keep()).toBe(0);
      }),
      { numRuns: inEndurance(150, 8), endOnFailure: true },
    );
  },
);
