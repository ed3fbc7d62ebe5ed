// Random lives of payments by card, whose events come in any order, twice, late or never: the books end with the provider's balance.
import type { Pool } from "pg";
import { openLedger, type Ledger, type Paid } from "../../../simulators/cards/ledger.ts";
import { sessionFrom, type Session } from "../../../simulators/cards/objects.ts";
import { eventOf, type ProviderEvent } from "../../../simulators/cards/report.ts";
import type { CardProvider } from "#integrations/cards/card-provider.ts";
import { reportsIn } from "#integrations/cards/stripe-reports.ts";
import { applyCardReports } from "#modules/billing/cards/apply-card-reports.ts";
import { beginCardPayment } from "#modules/billing/cards/begin-card-payment.ts";
import type { CardDeps } from "#modules/billing/cards/card-deps.ts";
import { compareCards } from "#modules/billing/cards/compare-cards.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Random } from "./random.ts";

interface FuzzedCards {
  owner: Pool;
  /** Connected as `app_server`. */
  pool: Pool;
  customerId: string;
  /** Returns the id of a new invoice of the customer. */
  addInvoice: () => Promise<string>;
}

interface Life {
  random: Random;
  events: ProviderEvent[];
  ledger: Ledger;
  session: Session;
  deps: CardDeps;
}

/** Returns what differs from the provider after each of `count` lives, with the seed that repeats it. */
export async function fuzzCards(shop: FuzzedCards, randoms: readonly Random[]): Promise<string[]> {
  const problems: string[] = [];
  for (const random of randoms) {
    const invoiceIds = await Promise.all(Array.from({ length: random.whole(1, 3) }, () => shop.addInvoice()));
    const life = await beginLife(shop, invoiceIds, random);
    const payment = await live(life);
    const isLost = await deliver(life);
    if (isLost) while (await compareCards(life.deps));
    const problem = await compare(shop, invoiceIds, payment);
    if (problem) problems.push(`life ${random.seed}: ${problem}`);
  }
  return problems;
}

const pageSize = 4;
const begun = Date.UTC(2026, 4, 1) / 1000;

async function beginLife(
  { pool, customerId }: FuzzedCards,
  invoiceIds: readonly string[],
  random: Random,
): Promise<Life> {
  const events: ProviderEvent[] = [];
  let [now, session]: [number, Session | undefined] = [begun, undefined];
  const ledger = openLedger({
    now: () => now,
    async tell(type, object) {
      events.push(eventOf(type, object, now));
      now += random.pick([0, 0, 0, 1, 60, 86_400]); // Several things happen within a second, as far as moments show.
    },
  });
  const cards: CardProvider = {
    name: "stripe",
    async begin({ id, amountCents, currency }) {
      session = sessionFrom(formOf({ id, amountCents, currency }), { origin: "https://cards.test", now });
      return { id: session.id, url: "https://cards.test" };
    },
    read: async () => reportsIn({ type: "checkout.session", object: session, toldAt: now * 1000 }),
    expire: async () => {},
    readEvent: async () => null,
    async readChanges(_since, cursor) {
      const from = Number(cursor ?? 0);
      const reports = events
        .toReversed()
        .slice(from, from + pageSize)
        .flatMap(reportsOf);
      return { reports, cursor: from + pageSize < events.length ? String(from + pageSize) : null };
    },
  };
  const deps = { pool, clock: () => new Date(now * 1000), cards };
  await beginCardPayment({ customerId, invoiceIds, by: null, returnUrl: "" }, deps);
  if (!session) throw new Error("No page was begun");
  return { random, events, ledger, session, deps };
}

const formOf = ({ id, amountCents, currency }: { id: string; amountCents: number; currency: string }) =>
  new URLSearchParams({
    client_reference_id: id,
    "metadata[payment]": id,
    "line_items[0][price_data][unit_amount]": String(amountCents),
    "line_items[0][price_data][currency]": currency.toLowerCase(),
  });

const reportsOf = ({ type, created, data }: ProviderEvent) =>
  reportsIn({ type, object: data.object, toldAt: created * 1000 });

/** What happens at the provider; null for a page that nobody pays on. */
async function live({ random, ledger, session }: Life): Promise<Paid | null> {
  if (random.isLikely(0.3)) await ledger.decline(session, "Your card was declined.");
  if (random.isLikely(0.1)) {
    await ledger.expire(session);
    return null;
  }
  const payment = await ledger.pay(session);
  for (let steps = random.whole(0, 7); steps > 0; steps--) await step(payment, { ledger, random });
  return payment;
}

async function step(payment: Paid, { ledger, random }: Pick<Life, "ledger" | "random">): Promise<void> {
  const { charge, refunds, disputes } = payment;
  const left = charge.amount - charge.amount_refunded;
  const some = (most: number) => random.pick([most, random.whole(1, most)]);
  const refund = refunds.find(({ status }) => status !== "failed");
  const question = disputes.find(({ status }) => status.startsWith("warning_") && status !== "warning_closed");
  const open = disputes.find(({ status }) => status === "needs_response" || status === "under_review");
  const steps: (() => Promise<unknown>)[] = [];
  if (left > 0) steps.push(() => ledger.refund(payment, some(left)));
  if (refund) steps.push(() => ledger.failRefund(payment, refund));
  if (!question && !open)
    steps.push(
      () => ledger.inquire(payment, some(charge.amount)),
      () => ledger.dispute(payment, some(charge.amount)),
    );
  if (question)
    steps.push(
      () => ledger.closeInquiry(question),
      () => ledger.escalate(question),
      () => ledger.answer(question),
    );
  if (open)
    steps.push(
      () => ledger.answer(open),
      () => ledger.win(open),
      () => ledger.win(open, some(open.amount)),
      () => ledger.lose(open),
    );
  if (steps.length > 0) await random.pick(steps)();
}

/** Delivers the events in any order, some twice. Returns whether some were lost. */
async function deliver({ random, events, deps }: Life): Promise<boolean> {
  const isLossy = random.isLikely(0.4);
  const sent = events.filter(() => !isLossy || random.isLikely(0.6));
  const twice = sent.filter(() => random.isLikely(0.2));
  const isOrderly = random.isLikely(0.2);
  const queue = [...sent, ...twice].map((event) => ({
    event,
    place: isOrderly ? events.indexOf(event) : random.next(),
  }));
  for (const { event } of queue.toSorted((one, other) => one.place - other.place))
    await asSystem(deps, (_, work) => applyCardReports({ provider: "stripe", reports: reportsOf(event) }, work));
  return sent.length < events.length;
}

/** Null when the books say what the provider says. */
async function compare(
  { owner }: FuzzedCards,
  invoiceIds: readonly string[],
  payment: Paid | null,
): Promise<string | null> {
  const { rows } = await owner.query<Record<"kept" | "placed" | "contested" | "paid" | "wrong", number | null>>({
    text: `select p.amount_cents - p.returned_cents as kept, c.contested_cents as contested,
        ((select coalesce(sum(amount_cents), 0) from app.payment_allocations where payment_id = p.id)
          + (select coalesce(sum(amount_cents), 0) from app.credit_entries where payment_id = p.id and account = 'customer'))::integer as placed,
        (select sum(paid_cents) from app.invoices where id = any ($1))::integer as paid,
        (select count(*) from app.invoices where id = any ($1) and status <> case when paid_cents = total_cents then 'paid'
          when paid_cents > 0 then 'partiallyPaid' else 'sent' end)::integer as wrong
      from app.card_payments c left join app.payments p on p.card_payment_id = c.id
      where c.id = (select card_payment_id from app.card_payment_invoices where invoice_id = $2)`,
    values: [invoiceIds, invoiceIds[0]],
  });
  const { kept, contested } = payment ? balanceAt(payment) : { kept: null, contested: 0 };
  const expected = { kept, placed: kept ?? 0, contested, paid: kept ?? 0, wrong: 0 };
  const found = rows[0] && { ...rows[0], placed: rows[0].placed ?? 0 };
  return JSON.stringify(found, keys) === JSON.stringify(expected, keys)
    ? null
    : `${JSON.stringify(found, keys)} instead of ${JSON.stringify(expected, keys)}`;
}

const keys = ["kept", "placed", "contested", "paid", "wrong"];

const out = (some: Paid["disputes"]): number =>
  some.flatMap((one) => one.balance_transactions).reduce((total, { amount }) => total - amount, 0);

/** What the provider still has of a payment, and what a dispute that is not decided keeps. */
function balanceAt({ charge, disputes }: Paid): { kept: number; contested: number } {
  const returned = Math.min(charge.amount, charge.amount_refunded + out(disputes));
  const open = disputes.filter(({ status }) => status === "needs_response" || status === "under_review");
  return { kept: charge.amount - returned, contested: Math.min(returned, out(open)) };
}
