/** The payers of orders with their rules. */
import { standingFor, type NamedPayer } from "@boresight/domain/billing/payers/offered-payer";
import {
  payerRuleContentSchema,
  ruleInForce,
  type DatedRule,
  type PayerRuleContent,
  type RuleInForce,
} from "@boresight/domain/billing/payers/payer-rule";
import { facilityOfOrder, fallbackZone } from "#modules/orders/facility-of-order.ts";
import type { Rights } from "#platform/database/transaction.ts";

export interface PayerRule extends DatedRule {
  payerId: string;
  /** Of the payer that took the place of the rule's, or the rule's own. */
  standingId: string;
  content: PayerRuleContent;
  sendingChannel: string;
  sendingTo: string;
  retentionMonths: number | null;
  sourceTitle: string;
  sourceUrl: string | null;
  sourceOn: string;
}

/** All of them: a shop has some dozens. */
export const readPayers = (system: Rights): Promise<readonly NamedPayer[]> =>
  system.rows<NamedPayer>({
    isPrepared: true,
    text: "select id, name, aliases, merged_into_id from app.payers order by name, id limit 2000",
    values: [],
  });

/** Returns the rules of these payers and of those that were merged into them, by payer. Read past the caller's rights. */
async function readPayerRules(
  payerIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, readonly PayerRule[]>> {
  const stored = await system.rows<Omit<PayerRule, "content"> & { content: unknown }>({
    isPrepared: true,
    text: `select r.id, r.payer_id, coalesce(p.merged_into_id, p.id) as standing_id, p.merged_into_id is not null as is_of_merged,
        r.number, r.valid_from::text, r.valid_to::text, r.verified_at is not null as is_verified, r.content, r.sending_channel,
        r.sending_to, r.retention_months, r.source_title, r.source_url, r.source_on::text
      from app.payer_rules r join app.payers p on p.id = r.payer_id
      where coalesce(p.merged_into_id, p.id) = any ($1) order by r.id limit 5000`,
    values: [payerIds],
  });
  const rules = stored.map((rule): PayerRule => ({ ...rule, content: payerRuleContentSchema.parse(rule.content) }));
  return Map.groupBy(rules, ({ standingId }) => standingId);
}

/** The payer that stands for this one today. */
export function standingPayer(id: string | null, payers: readonly NamedPayer[]): { id: string; name: string } | null {
  const named = payers.find((payer) => payer.id === id);
  const payer = named && payers.find((one) => one.id === standingFor(named));
  return payer ? { id: payer.id, name: payer.name } : null;
}

export interface PayerDay {
  id: string;
  payerId: string | null;
  /** The day the vehicle came in, until then the day the order was opened, at the facility. */
  day: string;
}

/** SQL: the day of an order `o` at the facility `f` by which its payer's rule is chosen. */
export const payerDay = `(coalesce(o.checked_in_at, o.created_at) at time zone coalesce(f.time_zone, '${fallbackZone}'))::date`;

/** SQL: the order `o` as a PayerDay. */
export const payerDayOfOrder = `(select json_build_object('id', o.id, 'payerId', o.payer_id, 'day', ${payerDay}::text)
  from app.customers c left join app.facilities f on f.id = ${facilityOfOrder} where c.id = o.customer_id)`;

/** Read past the caller's rights. */
const readPayerDays = (orderIds: readonly string[], system: Rights): Promise<readonly PayerDay[]> =>
  system.rows<PayerDay>({
    isPrepared: true,
    text: `select o.id, o.payer_id, ${payerDay}::text as day
      from app.service_orders o
      join app.customers c on c.id = o.customer_id
      left join app.facilities f on f.id = ${facilityOfOrder}
      where o.id = any ($1)`,
    values: [orderIds],
  });

interface Known {
  payers: readonly NamedPayer[];
  system: Rights;
}

/** Returns the rule that holds for each order; those without one are not in it. */
export async function readRulesInForce(
  orders: readonly PayerDay[],
  { payers, system }: Known,
): Promise<ReadonlyMap<string, RuleInForce<PayerRule>>> {
  const named = orders.flatMap(({ id, payerId, day }) => {
    const payer = standingPayer(payerId, payers);
    return payer ? { id, day, payerId: payer.id } : [];
  });
  if (named.length === 0) return new Map();
  const rules = await readPayerRules([...new Set(named.map(({ payerId }) => payerId))], system);
  return new Map(
    named.flatMap(({ id, day, payerId }) => {
      const inForce = ruleInForce(rules.get(payerId) ?? [], day);
      return inForce ? [[id, inForce]] : [];
    }),
  );
}

/** The same of orders that are named alone. */
export const readRulesOf = async (orderIds: readonly string[], system: Rights) =>
  readRulesOfDays(await readPayerDays(orderIds, system), system);

/** Where no order names a payer, nothing is read. */
export async function readRulesOfDays(orders: readonly PayerDay[], system: Rights) {
  if (orders.every(({ payerId }) => payerId === null)) return new Map<string, RuleInForce<PayerRule>>();
  return readRulesInForce(orders, { payers: await readPayers(system), system });
}
