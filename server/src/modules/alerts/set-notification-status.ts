import type { Transaction } from "#platform/database/transaction.ts";

interface NotificationChange {
  id: string;
  patch: { status: string };
}

/** Marks an alert handled (or not); twice is harmless. Answers null for one that is not there. */
export async function setNotificationStatus(
  { id, patch }: NotificationChange,
  { caller }: Transaction,
): Promise<string | null> {
  const changed = await caller.maybe<{ id: string }>({
    text: "update app.admin_notifications set status = $2 where id = $1 returning id",
    values: [id, patch.status],
  });
  return changed?.id ?? null;
}
