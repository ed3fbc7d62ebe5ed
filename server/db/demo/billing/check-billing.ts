/** Proves that the demo's estimates, invoices and ledger agree with each other and with the rules of billing. */
import { documentTotals, type DocumentLine, type TaxComponent } from "@boresight/domain/billing/document-totals";
import {
  reversibleAmount,
  rewardCap,
  rewardEarned,
  type RewardEntry,
  type RewardSettings,
} from "@boresight/domain/billing/reward";
import { cents, negated, sum } from "@boresight/domain/base/money";
import type { ClientBase } from "pg";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { contentHashOf, type HashedEstimate } from "#modules/billing/estimates/content-hash.ts";
import { readBillingSettings } from "#modules/billing/prices/read-billing-settings.ts";
import { publicCaller } from "#platform/caller.ts";
import { transactionOn, type Rights } from "#platform/database/transaction.ts";
import { asOf, demo } from "../random.ts";

/** Each selects what contradicts a promise and must find nothing. */
export const billingContradictions: readonly (readonly [string, string])[] = [
  [
    "taxes add up to their components",
    `select number as what from app.invoices i where id${demo} and tax_cents <>
        (select coalesce(sum(t.tax_cents), 0) from app.document_taxes t where t.invoice_id = i.id)
      union all select number from app.estimates e where id${demo} and tax_cents <>
        (select coalesce(sum(t.tax_cents), 0) from app.document_taxes t where t.estimate_id = e.id)`,
  ],
  [
    "orders mirror their invoice",
    `select o.internal_order_number as what from app.service_orders o
        join app.invoices i on i.service_order_id = o.id and i.status <> 'void'
      where o.id${demo} and (o.invoice_number <> i.number or o.invoice_total <> i.total_cents)`,
  ],
  [
    "an estimate was decided once, by somebody, as it was sent, or not at all",
    `select e.number as what from app.estimates e where e.id${demo} and
      (select count(*) from app.estimate_decisions d where d.estimate_id = e.id and d.total_cents = e.total_cents
          and d.content_hash = e.content_hash and d.is_approved = (e.status in ('approved', 'converted')))
        <> (e.status in ('approved', 'converted', 'declined'))::integer`,
  ],
  [
    "what was agreed is what was invoiced",
    `select i.number as what from app.invoices i join app.estimates e on e.id = i.estimate_id
      where i.id${demo} and (e.status <> 'converted' or e.total_cents <> i.total_cents)
      union all select number from app.estimates e where id${demo} and status = 'converted' and 1 <>
        (select count(*) from app.invoices i where i.estimate_id = e.id and i.status <> 'void')`,
  ],
  [
    "a supplement adds to an approved estimate of its order",
    `select s.number as what from app.estimates s join app.estimates e on e.id = s.supplements_id
      where s.id${demo} and (e.status <> 'approved' or e.service_order_id <> s.service_order_id or e.decided_at > s.created_at)`,
  ],
  [
    "the numbers of invoices have no gap",
    `select 'INV-' || number as what from (select substr(number, 5)::integer as number,
        lag(substr(number, 5)::integer) over (order by substr(number, 5)::integer) as before
        from app.invoices where id${demo}) numbered where before <> number - 1`,
  ],
  [
    "what is void says why and was issued again",
    `select number as what from app.invoices v where id${demo} and status = 'void' and (void_reason is null or voided_at is null
      or not exists (select from app.invoices i where i.reissue_of_id = v.id and i.service_order_id = v.service_order_id))`,
  ],
  [
    "an invoice's status is that of its balance, and closed orders are paid",
    `select i.number as what from app.invoices i join app.service_orders o on o.id = i.service_order_id
        join app.service_order_statuses s on s.id = o.status_id
      where i.id${demo} and i.status <> 'void' and (i.status <> case when i.balance_cents = 0 then 'paid'
          when i.paid_cents > 0 then 'partiallyPaid' else 'sent' end or (s.key = 'closed' and i.balance_cents <> 0))`,
  ],
  [
    "what invoices were paid is the sum of the ledger",
    `select number as what from app.invoices i where id${demo} and paid_cents <>
      (select coalesce(sum(amount_cents), 0) from app.payment_allocations a where a.invoice_id = i.id)`,
  ],
  [
    "a payment pays invoices and becomes credit to its last cent, and nothing once it is reversed",
    `select p.id::text as what from app.payments p where p.id${demo} and
      (select coalesce(sum(a.amount_cents), 0) from app.payment_allocations a where a.payment_id = p.id)
        + (select coalesce(sum(c.amount_cents), 0) from app.credit_entries c where c.payment_id = p.id and c.account = 'customer')
        <> case when exists (select from app.payment_reversals r where r.payment_id = p.id) then 0 else p.amount_cents - p.returned_cents end`,
  ],
  [
    "reward credit that pays is redeemed, and credit that is applied pays",
    `select p.id::text as what from app.payments p where p.id${demo} and p.method = 'rewardCredit' and p.amount_cents <>
        (select coalesce(-sum(c.amount_cents), 0) from app.credit_entries c where c.payment_id = p.id and c.kind = 'redeem')
      union all select c.id::text from app.credit_entries c where c.id${demo} and c.kind = 'apply' and -c.amount_cents <>
        (select coalesce(sum(a.amount_cents), 0) from app.payment_allocations a where a.credit_entry_id = c.id)`,
  ],
  [
    "no account was ever below zero",
    `select customer_id::text as what from (select customer_id, kind, sum(amount_cents) over
        (partition by customer_id, account order by created_at, id) as balance from app.credit_entries where id${demo}) entries
      where balance < 0 and kind <> 'reverse'`,
  ],
  [
    "no credit outlives its day",
    `select e.id::text as what from app.credit_entries e where e.id${demo} and e.expires_on < ${asOf}::date and e.amount_cents
        + (select coalesce(sum(u.amount_cents), 0) from app.credit_entries u where u.of_entry_id = e.id) <> 0`,
  ],
  [
    "a payment by card has its payment at the provider",
    `select p.id::text as what from app.payments p left join app.card_payments c on c.id = p.card_payment_id
      where p.id${demo} and (p.method = 'card') <> coalesce(c.status = 'succeeded' and c.amount_cents = p.amount_cents, false)`,
  ],
  [
    "nothing was issued or paid in the future",
    `select number as what from app.invoices where id${demo} and issue_date > ${asOf}::date
      union all select id::text from app.payments where id${demo} and received_on > (${asOf} at time zone app_private.shop_zone())::date`,
  ],
  [
    "the demo shows every way in which invoices are paid and estimates decided",
    `select kind as what from unnest('{card,ach,check,transfer,rewardCredit,deposit,excess,apply,refund,earn,redeem,expire,
        reverse,adjust,partiallyPaid,void,link,signedIn,phone,agreement,supplement,leftOut,discounted,reversal}'::text[]) as kind
      where kind not in (select method from app.payments where id${demo} union select kind from app.credit_entries where id${demo}
        union select status from app.invoices where id${demo} union select channel from app.estimate_decisions where id${demo}
        union select 'supplement' from app.estimates where id${demo} and supplements_id is not null
        union select 'leftOut' from app.line_items where id${demo} and not is_accepted
        union select 'discounted' from app.line_items where id${demo} and discount_basis_points > 0
        union select 'reversal' from app.payment_reversals where id${demo})`,
  ],
];

/** What needs the rules themselves. Answers what is wrong, as sentences. */
export async function checkBilling(client: ClientBase): Promise<string[]> {
  await client.query("begin");
  const { system } = transactionOn(client, publicCaller);
  const problems = [...(await checkSums(system)), ...(await checkContents(system)), ...(await checkRewards(system))];
  await client.query("rollback");
  return problems;
}

interface StoredDocument {
  number: string;
  subtotal: number;
  tax: number;
  total: number;
  lines: (DocumentLine & { totalPrice: number })[];
  taxes: TaxComponent[];
}

/** Every total is what its lines and taxes come to. */
async function checkSums(system: Rights): Promise<string[]> {
  const documents = await system.rows<StoredDocument>({ text: kinds.map(documentsOf).join(" union all ") });
  const wrong = documents.filter(({ lines, taxes, ...sums }) => {
    const { subtotal, tax, total, lineTotals } = documentTotals({ lines, taxes, isTaxExempt: false });
    const areLinesRight = lines.every(({ totalPrice }, index) => totalPrice === lineTotals[index]);
    return !areLinesRight || subtotal !== sums.subtotal || tax !== sums.tax || total !== sums.total;
  });
  return wrong.map(({ number }) => `${number} does not come to what its lines and taxes say`);
}

const kinds = [
  { table: "app.estimates", column: "estimate_id" },
  { table: "app.invoices", column: "invoice_id" },
] as const;

const documentsOf = ({ table, column }: (typeof kinds)[number]): string =>
  `select number, subtotal_cents as subtotal, tax_cents as tax, total_cents as total,
      (select json_agg(json_build_object('quantity', l.quantity, 'unitPrice', l.unit_price, 'taxable', l.taxable,
          'isOptional', l.is_optional, 'isAccepted', l.is_accepted, 'totalPrice', l.total_price,
          'discount', json_build_object('basisPoints', l.discount_basis_points, 'amount', l.discount_cents)) order by l.id)
        from app.line_items l where l.${column} = d.id) as lines,
      (select coalesce(json_agg(json_build_object('name', t.name, 'rate', t.rate)), '[]')
        from app.document_taxes t where t.${column} = d.id) as taxes
    from ${table} d where d.id${demo}`;

/** What customers are asked to approve is what was sent. */
async function checkContents(system: Rights): Promise<string[]> {
  const estimates = await system.rows<HashedEstimate & { stored: string | null }>({
    text: `select id, number, terms_version, 'USD' as currency, content_hash as stored from app.estimates
      where id${demo} and status in ('sent', 'viewed')`,
  });
  const problems: string[] = [];
  for (const { stored, ...estimate } of estimates)
    if (stored !== (await contentHashOf(estimate, system))) problems.push(`${estimate.number} is not what was sent`);
  return problems;
}

interface PartnersInvoice {
  id: string;
  number: string;
  isPaid: boolean;
  subtotal: number;
}

/** Each paid invoice of a partner has earned its credit once, and none has redeemed more than it may. */
async function checkRewards(system: Rights): Promise<string[]> {
  const settings: RewardSettings = await readBillingSettings(system);
  const invoices = await system.rows<PartnersInvoice>({
    text: `select i.id, i.number, i.status = 'paid' as is_paid, i.subtotal_cents as subtotal from app.invoices i
      join app.customers c on c.id = i.customer_id and c.is_partner_reward where i.id${demo}`,
  });
  const entries = await system.rows<RewardEntry & { invoiceId: string | null }>({
    text: `select id, kind, amount_cents as amount, of_entry_id, expires_on::text, created_at, invoice_id from app.credit_entries
      where id${demo} and account = 'reward'`,
  });
  const problems: string[] = [];
  for (const { id, number, isPaid, subtotal } of invoices) {
    const own = entries.filter(({ invoiceId }) => invoiceId === id);
    const earned = sum(own.filter(({ kind }) => kind === "earn").map((entry) => reversibleAmount(entry, own)));
    const due = isPaid ? rewardEarned(await readLines("invoice_id", id, system), settings) : cents(0);
    if (earned !== due) problems.push(`${number} earned ${earned} cents in place of ${due}`);
    const redeemed = negated(sum(own.filter(({ kind }) => kind === "redeem").map(({ amount }) => amount)));
    if (redeemed > rewardCap(cents(subtotal), settings)) problems.push(`${number} redeems more than it may`);
  }
  return problems;
}
