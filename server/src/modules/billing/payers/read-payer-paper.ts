/** What of a payer's rule stands on paper: only a verified one is followed there. */
import { packetOrder, type PacketPart, type PayerRuleContent } from "@boresight/domain/billing/payers/payer-rule";
import type { Rights } from "#platform/database/transaction.ts";
import { readRulesOfDays, type PayerDay } from "./read-payer-rules.ts";

/** The payer's codes by the keys of line item types. */
export type PayerCodes = ReadonlyMap<string, string>;

/** Returns the parts of an order's packet as its payer wants them bound. */
export const readPacketOrder = async (order: PayerDay, rights: Rights): Promise<readonly PacketPart[]> =>
  packetOrder((await readVerified(order, rights))?.packet ?? []);

/** Null: of no order. */
export async function readPayerCodes(order: PayerDay | null, rights: Rights): Promise<PayerCodes> {
  const content = order && (await readVerified(order, rights));
  return new Map(content?.lineCodes.map(({ typeKey, code }) => [typeKey, code]));
}

async function readVerified(order: PayerDay, rights: Rights): Promise<PayerRuleContent | null> {
  const rule = (await readRulesOfDays([order], rights)).get(order.id)?.rule;
  return rule?.isVerified ? rule.content : null;
}
