import { deliverMessage, type DeliverDeps } from "./deliver-message.ts";
import { sendLater } from "./send-later.ts";
import {
  countWaitingMails,
  findFirstWaiting,
  findLeftBehind,
  lockMailServer,
  sendWaitingMails,
} from "./waiting-mails.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** Tries a mail server that took no emails with the one that waits longest, and sends all others once it takes that one. */
export async function resumeMail(deps: Omit<DeliverDeps, "isLastAttempt">): Promise<void> {
  await asSystem(deps.pool, async (system) => {
    for (const { id } of await findLeftBehind(system)) await system.run(sendLater({ id, channel: "email" }));
  });
  const first = await asSystem(deps.pool, findFirstWaiting);
  if (first && !(await isTaken(first.id, deps))) return;
  const isOver = await asSystem(deps, async (system, { emit, ids }) => {
    await system.run(lockMailServer);
    if (!first && (await countWaitingMails(system)).repair > 0) return false;
    await sendWaitingMails("repair", system);
    await emit({ type: "mail.serverWorks", entityId: first?.id ?? ids(), payload: {} });
    return true;
  });
  if (!isOver) await resumeMail(deps); // One failed meanwhile.
}

/** A server that refuses this email, or its recipient, takes others. */
async function isTaken(id: string, deps: Omit<DeliverDeps, "isLastAttempt">): Promise<boolean> {
  try {
    return (await deliverMessage(id, { ...deps, isLastAttempt: false })) === null;
  } catch {
    await asSystem(deps.pool, (system) => system.run(sendLater({ id, channel: "email" })));
    return true;
  }
}
