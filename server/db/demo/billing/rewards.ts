import { negated, smallest, type Cents } from "@boresight/domain/base/money";
import {
  expiringCredits,
  redeemReward,
  reversibleAmount,
  rewardBalance,
  rewardCap,
  rewardEarned,
  rewardExpiresOn,
  type RewardEntry,
  type RewardSettings,
} from "@boresight/domain/billing/reward";
import type { Row } from "#db/rows/factories.ts";
import { demoId } from "../random.ts";
import { dayOf, daysAfter, type DemoBilling } from "./demo-billing.ts";
import { totalsOf } from "./demo-line.ts";
import type { DemoInvoice } from "./invoices.ts";

export interface RewardBooks {
  billing: DemoBilling;
  settings: RewardSettings;
  /** The entries of each partner so far. */
  partners: Map<string, (RewardEntry & { invoiceId: string | null })[]>;
}

interface NewEntry extends Omit<RewardEntry, "createdAt" | "id"> {
  customerId: string;
  invoiceId?: string;
  paymentId?: string;
  note?: string;
  at: Date;
}

function addEntry({ billing, partners }: RewardBooks, { customerId, at, ...entry }: NewEntry): void {
  const { kind, amount, ofEntryId, expiresOn, invoiceId = null, paymentId = null, note = "" } = entry;
  const row: Row = {
    id: demoId(),
    customer_id: customerId,
    account: "reward",
    kind,
    amount_cents: amount,
    invoice_id: invoiceId,
    payment_id: paymentId,
    of_entry_id: ofEntryId,
    expires_on: expiresOn,
    note,
    created_at: at.toISOString(),
  };
  billing.credits.push(row);
  const entries = partners.get(customerId) ?? [];
  entries.push({ id: row.id, kind, amount, ofEntryId, expiresOn, invoiceId, createdAt: at.toISOString() });
  partners.set(customerId, entries);
}

/** Credit from before this system, of which the partner has let a part expire. */
export function carryOver(
  books: RewardBooks,
  { customerId, amount, at }: Pick<NewEntry, "customerId" | "amount" | "at">,
) {
  const expiresOn = rewardExpiresOn(dayOf(at), books.settings);
  const note = "Balance of the paper ledger";
  addEntry(books, { customerId, kind: "adjust", amount, ofEntryId: null, expiresOn, note, at });
}

const isPartner = ({ order }: DemoInvoice): boolean => order.vehicle.customer.row["is_partner_reward"] === true;

/** What a paid invoice earns its partner. */
export function earn(books: RewardBooks, invoice: DemoInvoice, at: Date): void {
  if (!isPartner(invoice)) return;
  const { lineTotals } = totalsOf(invoice.lines, invoice.order);
  const lines = invoice.lines.flatMap(({ type }, index) => {
    const totalPrice = lineTotals[index];
    return totalPrice === undefined ? [] : { typeKey: type.key, category: type.category, totalPrice };
  });
  const amount = rewardEarned(lines, books.settings);
  if (amount <= 0) return;
  const expiresOn = rewardExpiresOn(dayOf(at), books.settings);
  const [customerId, invoiceId] = [String(invoice.row["customer_id"]), invoice.row.id];
  addEntry(books, { customerId, invoiceId, kind: "earn", amount, ofEntryId: null, expiresOn, at });
}

/** Takes back what an invoice earned whose payment bounced. */
export function takeBack(books: RewardBooks, invoice: DemoInvoice, at: Date): void {
  const customerId = String(invoice.row["customer_id"]);
  const entries = books.partners.get(customerId) ?? [];
  for (const entry of entries.filter(({ kind, invoiceId }) => kind === "earn" && invoiceId === invoice.row.id)) {
    const amount = negated(reversibleAmount(entry, entries));
    if (amount === 0) continue;
    addEntry(books, {
      customerId,
      invoiceId: invoice.row.id,
      kind: "reverse",
      amount,
      ofEntryId: entry.id,
      expiresOn: null,
      at,
    });
  }
}

/** As much credit as an invoice may redeem; answers how much that is. */
export function redeem(
  books: RewardBooks,
  invoice: DemoInvoice,
  { at, paymentId }: { at: Date; paymentId: string },
): Cents {
  const customerId = String(invoice.row["customer_id"]);
  const entries = books.partners.get(customerId) ?? [];
  const { subtotal } = totalsOf(invoice.lines, invoice.order);
  const amount = redeemable(books, invoice);
  const taken = redeemReward({ amount, subtotal, today: dayOf(at) }, entries, books.settings);
  for (const part of taken)
    addEntry(books, { ...part, customerId, invoiceId: invoice.row.id, paymentId, kind: "redeem", expiresOn: null, at });
  return amount;
}

/** In cents; nothing for who is no partner. */
export function redeemable({ settings, partners }: RewardBooks, invoice: DemoInvoice): Cents {
  const balance = rewardBalance(partners.get(String(invoice.row["customer_id"])) ?? []);
  return smallest(rewardCap(totalsOf(invoice.lines, invoice.order).subtotal, settings), balance);
}

/** What nobody redeemed in time, up to this day. */
export function expire(books: RewardBooks, customerId: string, today: Date): void {
  const entries = books.partners.get(customerId) ?? [];
  for (const { ofEntryId, amount } of expiringCredits(entries, dayOf(today))) {
    const { expiresOn } = entries.find(({ id }) => id === ofEntryId) ?? {};
    const at = daysAfter(new Date(`${expiresOn}T09:00:00Z`), 1);
    addEntry(books, { customerId, kind: "expire", amount, ofEntryId, expiresOn: null, at });
  }
}
