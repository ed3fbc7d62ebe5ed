/** What an order's payer asks for, and whether the order has it. */
import { isStaff } from "@boresight/domain/accounts/roles";
import { offeredPayer } from "@boresight/domain/billing/payers/offered-payer";
import { payerComplete, type PayerCheck } from "@boresight/domain/billing/payers/payer-complete";
import type { RuleInForce } from "@boresight/domain/billing/payers/payer-rule";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { readPayerFacts, type OrderOfPayer } from "./read-payer-facts.ts";
import { readPayers, readRulesInForce, standingPayer, type PayerRule } from "./read-payer-rules.ts";

interface CheckedOrder extends Pick<OrderOfPayer, "packetSentAt" | "packetSentBy"> {
  id: string;
  day: string;
  payer: { id: string; name: string } | null;
  /** Which payer the insurer's name means, while none is chosen. */
  offered: { id: string; name: string } | null;
  inForce: RuleInForce<PayerRule> | null;
  check: PayerCheck;
}

const nothingAsked: PayerCheck = { isComplete: true, evidence: [], missing: [] };

/** Checks orders against the rules of their payers. Read past the caller's rights. */
async function checkPayers(orderIds: readonly string[], system: Rights): Promise<readonly CheckedOrder[]> {
  const orders = await readPayerFacts(orderIds, system);
  const payers = await readPayers(system);
  const rules = await readRulesInForce(orders, { payers, system });
  return orders.map(({ id, payerId, day, facts, packetSentAt, packetSentBy }) => {
    const payer = standingPayer(payerId, payers);
    const inForce = rules.get(id) ?? null;
    return {
      id,
      day,
      packetSentAt,
      packetSentBy,
      payer,
      offered: payer ? null : standingPayer(offeredPayer(facts.order.insurerName, payers), payers),
      inForce,
      check: inForce ? payerComplete(facts, inForce.rule.content) : nothingAsked,
    };
  });
}

/** How many things a verified rule misses; what nobody here has confirmed stops nothing. */
export async function countPayerLacks(orderId: string, system: Rights): Promise<number> {
  const [checked] = await checkPayers([orderId], system);
  return checked?.inForce?.rule.isVerified ? checked.check.missing.length : 0;
}

/** For staff; null for others. */
export async function readPayerChecks(
  orderIds: readonly string[],
  { caller, system }: Transaction,
): Promise<readonly (object | null)[]> {
  if (!isStaff(caller.role)) return orderIds.map(() => null);
  const checked = new Map((await checkPayers(orderIds, system)).map((one) => [one.id, one]));
  return orderIds.map((id) => {
    const found = checked.get(id);
    return found ? shownOf(found) : null;
  });
}

const shownOf = ({ day, payer, offered, inForce, check, packetSentAt, packetSentBy }: CheckedOrder) => ({
  day,
  packetSentAt,
  packetSentBy,
  payerId: payer?.id ?? null,
  payerName: payer?.name ?? null,
  offeredId: offered?.id ?? null,
  offeredName: offered?.name ?? null,
  rule: inForce && {
    ...inForce.rule,
    lineCodes: inForce.rule.content.lineCodes,
    otherNumbers: inForce.others.map(({ number }) => number),
  },
  ...check,
});
