// What failures of an IMAP server mean.
import type { MailProblem } from "@boresight/domain/mail/mail-settings";
import { errorCode, messageOf } from "#platform/startup-error.ts";

const propertyOf = (error: unknown, name: string): unknown =>
  error instanceof Error && name in error ? Reflect.get(error, name) : undefined;

/** The server's own words where it said some; never none: of several addresses that refuse, Node says nothing but the code. */
export function imapWordsOf(error: unknown): string {
  const said = propertyOf(error, "responseText");
  return (typeof said === "string" && said !== "" ? said : messageOf(error) || (errorCode(error) ?? "unknown")).slice(
    0,
    500,
  );
}

/** Null for what concerns the folder, or is not known. */
export function imapProblemOf(error: unknown): MailProblem | null {
  if (propertyOf(error, "authenticationFailed") === true) return "signIn";
  const words = `${errorCode(error)} ${messageOf(error)}`;
  if (/ENOTFOUND|EAI_AGAIN/.test(words)) return "unknownHost";
  if (/ssl|tls|certificate/i.test(words)) return "encryption";
  if (/ECONN|ETIMEDOUT|EHOST|ENET|timeout|NoConnection|closed|greeting|says nothing/i.test(words)) return "unreachable";
  return null;
}
