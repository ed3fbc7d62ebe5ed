import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { towIssueSchema } from "@boresight/domain/orders/vin-at-vehicle";
import type { Transaction } from "#platform/database/transaction.ts";
import { raiseAlert } from "#modules/alerts/raise-alert.ts";
import { postOrderMessage } from "#modules/orders/messages/post-order-message.ts";
import { lockArriving } from "./lock-arriving.ts";

/** Something keeps the vehicle from being fetched: the office is alerted, and the order keeps what was said. */
export async function reportTowIssue(input: unknown, tx: Transaction): Promise<string> {
  const { orderId, note } = parseInput(towIssueSchema, input);
  const { number, intakeMethod, isClosed, hasArrived } = await lockArriving(orderId, tx);
  if (intakeMethod !== "pickup" && intakeMethod !== "tow") throw fail("not-fetched");
  if (isClosed || hasArrived) throw fail("tow-not-now");

  const what = `Trouble with the ${intakeMethod}: ${note}`;
  await tx.system.run(
    raiseAlert({
      kind: "towIssue",
      severity: "warning",
      message: `${number}: ${what}`,
      serviceOrderId: orderId,
      dedupeKey: `towIssue:${orderId}`,
    }),
  );
  await postOrderMessage({ orderId, body: what, isInternal: true }, tx);
  return orderId;
}
