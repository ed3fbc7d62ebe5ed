import type { AuthMailTemplate, Invitation } from "#integrations/mail/auth-mails.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/account.ts";
import { queueAuthMail } from "./queue-auth-mail.ts";
import { issueTicket, type TicketDeps, type TicketPurpose } from "#modules/accounts/sessions/tickets.ts";

export interface MailTicketDeps extends TicketDeps {
  config: Pick<Config, "brandName" | "clientUrl" | "publicUrl" | "sealSecret">;
}

export type LinkPurpose = Exclude<TicketPurpose, "mfaTotp" | "pkceCode">;

/** For each purpose, the type in the link and the email template (contract auth.md section 6). */
const links: Record<LinkPurpose, { type: string; template: AuthMailTemplate }> = {
  verifyEmail: { type: "emailVerify", template: "email-verify" },
  passwordlessEmail: { type: "signinPasswordless", template: "signin-passwordless" },
  passwordReset: { type: "passwordReset", template: "password-reset" },
  emailConfirmChange: { type: "emailConfirmChange", template: "email-confirm-change" },
};

/** Returns the purpose of a link by its type; links without a type are recognized by their ticket. */
export function purposeOfLink({ type, ticket }: { type: string | undefined; ticket: string }): LinkPurpose | undefined {
  const purposes = ["verifyEmail", "passwordlessEmail", "passwordReset", "emailConfirmChange"] as const;
  return purposes.find((purpose) =>
    type === undefined ? ticket.startsWith(`${purpose}:`) : type === links[purpose].type,
  );
}

export interface TicketMail {
  account: Pick<Account, "displayName" | "id" | "locale">;
  purpose: LinkPurpose;
  recipient: string;
  /** Where the link leads in the end; by default the client's own address. */
  redirectTo: string | undefined;
  /** The PKCE challenge that the browser which asked must match before the link signs anyone in. */
  codeChallenge?: string | undefined;
  /** Another template for the same ticket: an invitation lets people choose their first password. */
  template?: AuthMailTemplate;
  invitation?: Invitation;
}

/** Emails a person a link with a fresh ticket. */
export async function mailTicket(mail: TicketMail, system: Rights, deps: MailTicketDeps): Promise<void> {
  const { account, purpose, recipient, codeChallenge } = mail;
  const { config } = deps;
  const target = purpose === "emailConfirmChange" ? { target: recipient } : {};
  const isInvitation = mail.template === "account-invite";
  const proof = { userId: account.id, purpose, codeChallenge, isInvitation, ...target };
  const ticket = await issueTicket(proof, system, deps);
  const redirectTo = mail.redirectTo ?? config.clientUrl;
  const { type, template } = links[purpose];
  const link = `${config.publicUrl}/v1/auth/verify?${new URLSearchParams({ type, ticket, redirectTo }).toString()}`;
  const headers = { "X-Ticket": ticket, "X-Link": link, "X-Redirect-To": redirectTo };
  const { invitation } = mail;
  await queueAuthMail(
    { account, recipient, template: mail.template ?? template, link, headers, invitation },
    system,
    deps,
  );
}
