// What a mail server is reached by, and what its failures mean.
import type { MailProblem, MailSecurity } from "@boresight/domain/mail/mail-settings";

export type SmtpServer =
  | { url: string }
  | { host: string; port: number; security: MailSecurity; userName: string; password: string };

/** Where emails leave, and in whose name. */
export interface MailServer {
  /** Null: emails wait in the outbox. */
  smtp: SmtpServer | null;
  from: { name: string; address: string };
  /** Where answers go when the email itself names no address. */
  replyTo: string | null;
}

/** The mail server took no email at all, whoever it was for; the message is its own words. */
export class MailServerError extends Error {
  readonly problem: MailProblem;
  constructor(problem: MailProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** nodemailer's codes. */
const problems: Readonly<Record<string, MailProblem>> = {
  EAUTH: "signIn",
  ENOAUTH: "signIn",
  EOAUTH2: "signIn",
  EDNS: "unknownHost",
  ETLS: "encryption",
  ECONNECTION: "unreachable",
  ETIMEDOUT: "unreachable",
  ESOCKET: "unreachable",
  EPROTOCOL: "unreachable",
};

/** Returns null for a failure that concerns one email or its recipient. */
export function mailProblemOf(error: unknown): MailProblem | null {
  const { code, responseCode, command, message } = factsOf(error);
  if (responseCode === 421) return "unreachable";
  if (responseCode !== null && [530, 534, 535, 538].includes(responseCode)) return "signIn";
  if (code === "EENVELOPE" && command === "MAIL FROM") return "sender";
  if (/ENOTFOUND|EAI_AGAIN/.test(`${code} ${message}`)) return "unknownHost";
  if (code === "ESOCKET" && /ssl|tls|certificate/i.test(message)) return "encryption";
  return problems[code] ?? null;
}

function factsOf(error: unknown) {
  const of = (name: string): unknown => (error instanceof Error && name in error ? Reflect.get(error, name) : null);
  const [code, responseCode, command] = [of("code"), of("responseCode"), of("command")];
  return {
    code: typeof code === "string" ? code : "",
    responseCode: typeof responseCode === "number" ? responseCode : null,
    command: typeof command === "string" ? command : "",
    message: error instanceof Error ? error.message : "",
  };
}
