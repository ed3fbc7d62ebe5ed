import { renderAuthMail, type AuthMailTemplate, type Invitation } from "#integrations/mail/auth-mails.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { sealMessage } from "#modules/mail/queue/sealed-content.ts";
import { readShop } from "#modules/mail/queue/read-shop.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/account.ts";

export interface AuthMailDeps {
  config: Pick<Config, "brandName" | "publicUrl" | "sealSecret">;
}

export interface AuthMailOrder {
  account: Pick<Account, "displayName" | "id" | "locale">;
  recipient: string;
  template: AuthMailTemplate;
  link?: string;
  code?: string;
  /** How many are left. */
  count?: number;
  invitation?: Invitation | undefined;
  /** With the ticket, the code and the link that only the recipient may see. */
  headers?: Record<string, string>;
}

/** Queues an email about sign-in, in the person's language; what signs them in is stored encrypted. */
export async function queueAuthMail(order: AuthMailOrder, system: Rights, deps: AuthMailDeps): Promise<void> {
  const { config } = deps;
  const { account, recipient, headers, ...mail } = order;
  const { id: userId, displayName, locale } = account;
  const rendered = renderAuthMail({ ...mail, ...(await readShop(system, config)), displayName, locale });
  const { template } = mail;
  const { subject, body } = rendered;
  const content = { body, headers: { ...headers, "X-Email-Template": template } };
  const stored = headers ? sealMessage(content, deps) : content;
  await queueMessage({ channel: "email", template, recipient, subject, ...stored, userId }, system);
}

type Notice =
  | "access-token-created"
  | "email-changed"
  | "identity-linked"
  | "password-changed"
  | "recovery-code-used"
  | "recovery-codes-low"
  | "recovery-codes-made"
  | "second-factor-off"
  | "second-factor-reset"
  | "security-key-added"
  | "sign-in-attempts";

/** Emails a person, at their previous address, what has just changed in their account. */
export async function mailNotice(
  { account, ...notice }: { account: Account; template: Notice; count?: number },
  system: Rights,
  deps: AuthMailDeps,
): Promise<void> {
  const { email: recipient } = account;
  if (recipient !== null) await queueAuthMail({ account, recipient, ...notice }, system, deps);
}
