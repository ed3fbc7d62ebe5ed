import type { Rights } from "#platform/database/transaction.ts";

/** Providers stop repeating what we do not accept long before. */
const rememberedDays = 90;

/** Notes what a provider posted; false when it has posted the same before. */
export async function takeOnce(provider: string, key: string, system: Rights): Promise<boolean> {
  const text = "insert into app_private.received_webhooks (provider, key) values ($1, $2) on conflict do nothing";
  return (await system.run({ text, values: [provider, key.slice(0, 300)] })) > 0;
}

/** Deletes what no provider repeats any more. */
export async function forgetReceivedWebhooks(system: Rights, now: Date): Promise<void> {
  await system.run({
    text: "delete from app_private.received_webhooks where received_at < $1::timestamptz - make_interval(days => $2)",
    values: [now, rememberedDays],
  });
}
