import { renderAuthMail, type AuthMailTemplate } from "#integrations/mail/auth-mails.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { readShop } from "#modules/mail/queue/read-shop.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/own-account/account.ts";

export interface AuthMailDeps {
  config: Pick<Config, "brandName" | "publicUrl">;
}

export interface AuthMailOrder {
  account: Pick<Account, "displayName" | "id" | "locale">;
  recipient: string;
  template: AuthMailTemplate;
  link?: string;
  code?: string;
  /** How many are left. */
  count?: number;
  headers?: Record<string, string>;
}

/** Queues an email about sign-in, in the person's language. */
export async function queueAuthMail(order: AuthMailOrder, system: Rights, { config }: AuthMailDeps): Promise<void> {
  const { account, recipient, headers, ...mail } = order;
  const { id: userId, displayName, locale } = account;
  const rendered = renderAuthMail({ ...mail, ...(await readShop(system, config)), displayName, locale });
  const { template } = mail;
  const marked = { ...headers, "X-Email-Template": template };
  await queueMessage({ channel: "email", template, recipient, ...rendered, headers: marked, userId }, system);
}
