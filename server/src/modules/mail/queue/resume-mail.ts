import { deliverMessage, type DeliverDeps } from "./deliver-message.ts";
import { sendLater } from "./send-later.ts";
import { findFirstWaiting, findLeftBehind, lockMailServer, sendWaitingMails } from "./waiting-mails.ts";
import { asSystem } from "#platform/database/transaction.ts";

type ResumeDeps = Omit<DeliverDeps, "isLastAttempt">;

/**
 * Tries a mail server that took no emails with the one that waits longest, and sends all others once it takes that one. Where
 * none waited, the server works unless one has failed meanwhile, which is sent again.
 */
export async function resumeMail(deps: ResumeDeps): Promise<void> {
  await asSystem(deps.pool, async (system) => {
    for (const { id } of await findLeftBehind(system)) await system.run(sendLater({ id, channel: "email" }));
  });
  const isTaken = await takesFirst(deps);
  if (isTaken === false) return;
  await asSystem(deps, async (system, { emit, ids }) => {
    await system.run(lockMailServer);
    const sent = await sendWaitingMails("repair", system);
    if (isTaken || sent === 0) await emit({ type: "mail.serverWorks", entityId: ids(), payload: {} });
  });
}

/** Null where none waits. A server that refuses this email, or its recipient, takes others. */
async function takesFirst(deps: ResumeDeps): Promise<boolean | null> {
  const first = await asSystem(deps.pool, findFirstWaiting);
  if (!first) return null;
  try {
    const outcome = await deliverMessage(first.id, { ...deps, isLastAttempt: false });
    return outcome === "untried" ? await takesFirst(deps) : outcome === null;
  } catch {
    await asSystem(deps.pool, (system) => system.run(sendLater({ id: first.id, channel: "email" })));
    return true;
  }
}
