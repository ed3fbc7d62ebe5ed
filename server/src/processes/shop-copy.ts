// The one switch by which a restored copy of a shop keeps to itself: whatever would reach people or other services is as if it
// were not set up.
import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";

/** The settings as they are, or those of a copy when the database says that it is one. */
export async function settingsOfShop(config: Config, pool: Pool): Promise<Config> {
  const copy = await asSystem(pool, (system) =>
    system.maybe<{ backupMadeAt: string }>({ text: "select backup_made_at from app_private.shop_copy" }),
  );
  return copy ? settingsOfCopy(config, copy.backupMadeAt) : config;
}

export const settingsOfCopy = (config: Config, copyOf: string): Config => ({
  ...config,
  copyOf,
  mail: { ...config.mail, smtpUrl: null, postmarkSecret: null, sesTopicArn: null },
  mailIn: null,
  twilio: null,
  cards: null,
  qbo: null,
});

export const copyLine = (copyOf: string): string =>
  `This is a copy, from the backup of ${copyOf}: it sends no emails and texts, calls no webhooks and no QuickBooks, and takes no cards. "npm run restore -- --go-live" ends that.`;
