import { packetOrder, type PacketPart } from "@boresight/domain/billing/payers/payer-rule";
import type { Rights } from "#platform/database/transaction.ts";
import { readRulesOfDays, type PayerDay } from "./read-payer-rules.ts";

/** Returns the parts of an order's packet as its payer wants them bound; only a verified rule is followed on paper. */
export async function readPacketOrder(order: PayerDay, rights: Rights): Promise<readonly PacketPart[]> {
  const rule = (await readRulesOfDays([order], rights)).get(order.id)?.rule;
  return packetOrder(rule?.isVerified ? rule.content.packet : []);
}
