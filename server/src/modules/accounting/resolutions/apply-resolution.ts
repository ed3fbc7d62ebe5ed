/** What follows from a person's decision about a conflict. */
import { fail } from "@boresight/domain/base/errors";
import { t } from "@boresight/domain/texts/text";
import { qboConflictKinds, type QboConflictKind, type QboEntityName } from "@boresight/domain/accounting/qbo";
import type { resolutionsOf } from "@boresight/domain/accounting/conflict-resolutions";
import { lockInvoice } from "#modules/billing/invoices/lock-invoice.ts";
import { makeVoid } from "#modules/billing/invoices/make-void.ts";
import { archiveCustomer } from "#modules/customers/archive-customer.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { queueQboJob } from "../jobs/queue-qbo-job.ts";
import { wakeLane } from "../jobs/lanes.ts";
import { takeBack } from "../pull/apply-payment.ts";
import { endDisputes } from "../conflicts/dispute.ts";
import { linkTheirs, lockLink, removeLink } from "../pull/link.ts";
import { queuePull } from "../pull/queue-pull.ts";
import type { OpenConflict } from "./lock-conflict.ts";
import { queuePush, sendFields } from "./send-ours.ts";
import { solveCustomerFields } from "./solve-customer-fields.ts";

type Resolution = ReturnType<typeof resolutionsOf>[number];

export interface Decision {
  resolution: Resolution;
  choices: readonly { field: string; side: "ours" | "theirs" }[];
}

export async function applyResolution(
  conflict: OpenConflict,
  { resolution, choices }: Decision,
  tx: Transaction,
): Promise<void> {
  if (resolution === "accept") return keepBoth(conflict, tx);
  if (resolution === "unlink") return unlink(conflict, tx);
  if (resolution === "sendAgain") {
    await unlink(conflict, tx);
    return queuePush(conflict, tx);
  }
  if (conflict.kind === "fields" && conflict.entity === "Customer") {
    const sides = new Map(choices.map(({ field, side }) => [field, side]));
    return solveCustomerFields(conflict, (field) => sides.get(field) ?? resolution, tx);
  }
  return resolution === "ours" ? ours(conflict, tx) : theirs(conflict, tx);
}

/** What is sent again as ours, by the kind of conflict. */
const sent: Partial<Record<QboConflictKind, Partial<Record<QboEntityName, readonly string[]>>>> = {
  amount: { Invoice: ["CustomerRef", "Line", "TxnTaxDetail"] },
  tax: { Invoice: ["CustomerRef", "Line", "TxnTaxDetail"] },
  payment: { Payment: ["CustomerRef", "TotalAmt", "Line"] },
  inactiveThere: { Customer: ["DisplayName", "Active"], Item: ["Active"] },
};

async function ours(conflict: OpenConflict, tx: Transaction): Promise<void> {
  const { connectionId, entity, localId, label, customerId, kind, fields } = conflict;
  if (kind === "voidedHere")
    return void (await queueQboJob({ connectionId, entity, operation: "void", localId, label, customerId }, tx));
  if (kind === "reversedHere") return confirmDeletion(conflict, tx);
  if (kind === "taken") return queuePush(conflict, tx);
  await sendFields(conflict, sent[kind]?.[entity] ?? fields, tx);
}

async function theirs(conflict: OpenConflict, tx: Transaction): Promise<void> {
  const { connectionId, entity, localId, qboId, kind } = conflict;
  if (kind === "taken") return linkTaken(conflict, tx);
  if (kind === "inactiveThere" && localId !== null) return archive(conflict, tx);
  if (entity === "Invoice" && localId !== null) {
    const isGone = kind === "deletedThere";
    if (isGone) await unlink(conflict, tx);
    const reason = isGone ? t("accounting.deletedInQuickbooks") : t("accounting.voidedInQuickbooks");
    return makeVoid(await lockInvoice(localId, tx.system), { reason, by: tx.caller.userId }, tx);
  }
  const link = await lockLink(conflict, tx.system);
  if (link) await takeBack({ link, connectionId }, tx);
  // As it is there now, whatever the conflict knew of it.
  if (kind === "payment") await queuePull(connectionId, { entity: "Payment", qboId }, tx);
}

/** Each goes its own way: nothing that waits to be sent of it is sent any more. */
async function unlink(conflict: OpenConflict, tx: Transaction): Promise<void> {
  const { system, now } = tx;
  const link = await lockLink(conflict, system);
  if (link) await system.run(removeLink(link.id));
  await endDisputes({ ...conflict, kinds: qboConflictKinds }, tx);
  await system.run({
    text: `update app.qbo_jobs set status = 'skipped', finished_at = $4, updated_at = $4
      where connection_id = $1 and entity = $2 and local_id = $3 and operation <> 'pull' and status in ('pending', 'unconfirmed', 'failed')`,
    values: [conflict.connectionId, conflict.entity, conflict.localId, now],
  });
}

async function confirmDeletion({ connectionId, localId }: OpenConflict, { system, now }: Transaction): Promise<void> {
  const lanes = await system.rows<{ lane: string }>({
    text: `update app.qbo_jobs set status = 'pending', updated_at = $3
      where connection_id = $1 and local_id = $2 and operation = 'delete' and status = 'unconfirmed' returning lane`,
    values: [connectionId, localId, now],
  });
  for (const { lane } of lanes) await system.run(wakeLane({ connectionId, lane }));
}

/** The record there that has our name or number is ours. */
async function linkTaken(conflict: OpenConflict, tx: Transaction): Promise<void> {
  const { connectionId, entity, localId, qboId, theirs: record } = conflict;
  if (localId === null) return;
  if (await lockLink(conflict, tx.system)) throw fail("qbo-already-linked");
  const { SyncToken, ...snapshot } = record;
  const syncToken = typeof SyncToken === "string" ? SyncToken : "0";
  await tx.system.run(linkTheirs({ connectionId, entity, localId, qboId, syncToken, snapshot }, tx));
  await queuePush(conflict, tx);
}

/** Here too; throws `customer-in-use` while they have open orders or invoices. */
async function archive(conflict: OpenConflict, tx: Transaction): Promise<void> {
  const { version } = await tx.system.one<{ version: number }>({
    text: "select version from app.customers where id = $1",
    values: [conflict.localId],
  });
  await archiveCustomer({ id: conflict.localId, version }, tx);
  await keepBoth({ ...conflict, ours: { Active: false } }, tx);
}

/**
 * Both stay as they are: ours is not sent for this difference, until it changes again. What theirs says then is compared
 * with what a person accepted.
 */
async function keepBoth(
  { connectionId, entity, qboId, fields, kind, ours, theirs }: OpenConflict,
  { system, now }: Transaction,
): Promise<void> {
  const isOfFields = kind === "fields" || kind === "inactiveThere";
  const kept = isOfFields ? Object.fromEntries(Object.entries(ours).filter(([name]) => fields.includes(name))) : {};
  const syncToken = theirs["SyncToken"];
  await system.run({
    text: `update app.qbo_links set snapshot = snapshot || $4::jsonb, sync_token = coalesce($5, sync_token), synced_at = $6
      where connection_id = $1 and entity = $2 and qbo_id = $3`,
    values: [connectionId, entity, qboId, JSON.stringify(kept), typeof syncToken === "string" ? syncToken : null, now],
  });
}
