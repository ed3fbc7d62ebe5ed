// Reports that a mail did not arrive (RFC 3464, and RFC 6533 for letters of all languages).
import { isUuid } from "#platform/ids.ts";

export interface Bounced {
  /** Of our mail, which has it in its Message-ID. */
  messageId: string;
  recipient: string;
  /** Nothing can be delivered to the address any more. */
  isFinal: boolean;
  detail: string;
}

interface Part {
  mimeType: string;
  content: Uint8Array;
}

/** Which recipients a report names, and the mail that it is about; none when it names none of our mails. */
export function bouncedIn(parts: readonly Part[]): Bounced[] {
  const wordsOf = (...types: string[]) =>
    parts
      .filter(({ mimeType }) => types.includes(mimeType))
      .map(({ content }) => Buffer.from(content).toString("utf8"));
  const messageId = wordsOf(
    "message/rfc822",
    "message/global",
    "text/rfc822-headers",
    "message/rfc822-headers",
    "message/global-headers",
  )
    .map(ownIdIn)
    .find(Boolean);
  if (!messageId) return [];
  return wordsOf("message/delivery-status", "message/global-delivery-status")
    .flatMap((status) => status.replaceAll("\r\n", "\n").split(/\n\n+/))
    .flatMap((about) => {
      const recipient = field(about, "original-recipient") ?? field(about, "final-recipient");
      const action = field(about, "action")?.toLowerCase();
      if (!recipient || action !== "failed") return [];
      const status = field(about, "status") ?? "";
      const detail = field(about, "diagnostic-code") ?? status;
      return [{ messageId, recipient: bare(recipient), isFinal: isOfAddress(status, detail), detail: bare(detail) }];
    })
    .slice(0, 50);
}

const mostWords = 20_000;

/** The same of reports in words, as qmail and Exim write them: the addresses stand above a copy of our mail. */
export function bouncedInWords(words: string, failedRecipients: string): Bounced[] {
  const messageId = ownIdIn(words);
  if (!messageId) return [];
  const [report = ""] = words.slice(0, mostWords).split(copyBegins, 1);
  const detail =
    report
      .split("\n")
      .find((line) => permanent.test(line))
      ?.trim() ?? "";
  if (detail === "" || isTriedAgain.test(report)) return [];
  const stated = failedRecipients.split(",").flatMap((one) => one.trim() || []);
  const named = [...report.matchAll(addressAlone)].flatMap(([, address]) => address ?? []);
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(detail)?.[0] ?? "5.0.0";
  return [...new Set(stated.length > 0 ? stated : named)]
    .map((recipient) => ({ messageId, recipient, isFinal: isOfAddress(status, detail), detail }))
    .slice(0, 50);
}

const copyBegins = /^-{3,} ?(?:below this line is a copy|this is a copy|original message|unsent message)/im;
const permanent = /\b(?:5\d\d|5\.\d{1,3}\.\d{1,3})\b/;
const isTriedAgain = /\b(?:delayed|not yet been delivered|will continue to try|will be retried|still being retried)\b/i;
const addressAlone = /^[ \t]*<?([^\s<>@:]+@[^\s<>:]+)>?:?[ \t]*$/gm;

/**
 * Whether the address is wrong: a full mailbox, a mail that is too large, and what a policy refused say nothing of it
 * (RFC 3463).
 */
function isOfAddress(status: string, detail: string): boolean {
  if (!status.startsWith("5")) return false;
  if (/^5\.(?:1\.[0-6]|1\.10|2\.1)(?!\d)/.test(status)) return true;
  return !/^5\.(?:[367]\.|2\.[234])/.test(status) && !ofMailOrPolicy.test(detail);
}
const ofMailOrPolicy =
  /\b(?:quota|(?:mail)?box (?:is )?full|too (?:big|large)|size|spam|policy|black ?list(?:ed)?|block ?list(?:ed)?|dmarc|spf|dkim|reputation)\b/i;

function ownIdIn(head: string): string | null {
  const [, id = ""] = /^message-id:\s*<([^@<>\s]+)@[^<>\s]*>/im.exec(head.slice(0, 65_536)) ?? [];
  return isUuid(id) ? id.toLowerCase() : null;
}

/** A field may go on in lines that begin with a space. */
const field = (about: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, "im").exec(about)?.[1]?.replaceAll(/\s+/g, " ").trim();

/** `rfc822; carla@example.com` is what follows the type. */
const bare = (value: string): string => value.replace(/^[\w-]+\s*;\s*/, "");
