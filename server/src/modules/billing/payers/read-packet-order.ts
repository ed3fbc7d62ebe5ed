import { packetOrder, type PacketPart } from "@boresight/domain/billing/payers/payer-rule";
import type { Rights } from "#platform/database/transaction.ts";
import { readRulesOf } from "./read-payer-rules.ts";

/** Returns the parts of an order's packet as its payer wants them bound; only a verified rule is followed on paper. */
export async function readPacketOrder(orderId: string, rights: Rights): Promise<readonly PacketPart[]> {
  const rule = (await readRulesOf([orderId], rights)).get(orderId)?.rule;
  return packetOrder(rule?.isVerified ? rule.content.packet : []);
}
