// Makes of a mail's bytes what people and rules read. Whatever is wrong with it, something is returned: what could not be read is
// said in a remark.
import type { Text } from "@boresight/domain/texts/travelling-text";
import { isReadReceipt } from "@boresight/domain/inbox/automatic-subjects";
import { authenticationOf, headerOf, mailKindOf, type MailHeaders } from "@boresight/domain/inbox/mail-headers";
import type { MailAddress, MailAuthentication, MailKind, ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { calendarReplyIn, type CalendarReply } from "@boresight/domain/schedule/invitations/calendar-reply";
import { text } from "@boresight/domain/texts/text";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { bouncedIn, bouncedInWords, type Bounced } from "./bounced.ts";
import { cleanLine, cleanName, cleanText } from "./clean-words.ts";
import { htmlText } from "./html-text.ts";
import { parseMail } from "./parse-mail.ts";

export interface ReadMail {
  mail: Omit<ReceivedMail, "id" | "receivedAt">;
  /** What it reports about mails that did not arrive. */
  bounced: readonly Bounced[];
}

/** As the server that took it was told; null where only the mailbox knows. */
export interface Envelope {
  returnPath: string | null;
  deliveredTo: readonly string[];
  /** Anybody may have brought it: its headers prove nothing of the sender. */
  isFromAnybody?: boolean;
}

const mostFiles = 200;
const deepest = 3;
const longestText = 200_000;
const longestReceipt = 5000;

export async function readMail(raw: Buffer, envelope: Envelope): Promise<ReadMail> {
  const remarks = new Set<Text>();
  const email = await parseMail(raw).catch(async () => {
    remarks.add(text("mail.unreadable"));
    return headersOnly(raw);
  });
  const headers = headersOf(email);
  const content = await contentOf(email, { depth: 0, remarks });
  if (/^(?:multipart\/encrypted|application\/(?:x-)?pkcs7-mime)/i.test(headerOf(headers, "content-type") ?? ""))
    remarks.add(text("mail.encrypted"));
  if (content.files.length > mostFiles) remarks.add(text("mail.tooManyFiles", { most: mostFiles }));
  const calendarReply = email.attachments.map(replyIn).find((reply) => reply !== null) ?? null;
  const delivered = deliveredTo(headers, envelope);
  // Whoever sends a picture of what was "Delivered: RO 4711" has written it.
  const isReceipt =
    content.files.length === 0 && isReadReceipt(email.subject ?? "", content.text.slice(0, longestReceipt));
  const kind = kindOf(mailKindOf(headers, { ...envelope, deliveredTo: delivered }), calendarReply, isReceipt);
  return {
    mail: {
      messageId: idsIn(email.messageId)[0] ?? "",
      references: [...new Set([...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()])].slice(0, 100),
      from: addressesIn(email.from)[0] ?? { name: "", address: "" },
      replyTo: addressesIn(...(email.replyTo ?? []))[0] ?? null,
      to: addressesIn(...(email.to ?? []), ...(email.cc ?? [])).slice(0, 100),
      deliveredTo: delivered,
      subject: cleanLine(email.subject ?? ""),
      text: cleanText(content.text).slice(0, longestText),
      kind,
      authentication: believed(authenticationOf(headers), envelope),
      attachments: content.files.slice(0, mostFiles),
      calendarReply,
      remarks: [...remarks],
    },
    bounced: kind === "bounce" ? reportedBy(email, headers) : [],
  };
}

/** Whoever forges a sender can state that all checks passed, but nobody states that they failed. */
const believed = (stated: MailAuthentication | null, { isFromAnybody = false }: Envelope): MailAuthentication | null =>
  isFromAnybody && stated?.dmarc !== "fail" ? null : stated;

function reportedBy({ attachments, text: words = "" }: Email, headers: MailHeaders): Bounced[] {
  const stated = bouncedIn(attachments.map(partOf));
  const isInParts = attachments.some(({ mimeType }) => /^message\/(?:global-)?delivery-status$/i.test(mimeType));
  return isInParts ? stated : bouncedInWords(words, headerOf(headers, "x-failed-recipients") ?? "");
}

const isCalendar = (mimeType: string): boolean => /^(?:text\/calendar|application\/ics)$/.test(mimeType);

function replyIn(attachment: Attachment): CalendarReply | null {
  const { mimeType, content } = partOf(attachment);
  return isCalendar(mimeType) ? calendarReplyIn(Buffer.from(content).toString("utf8")) : null;
}

/** A calendar program says yes in its person's name, and a mail program that it was read: nobody waits for an answer to that. */
function kindOf(kind: MailKind, reply: CalendarReply | null, isReceipt: boolean): MailKind {
  if (kind !== "message") return kind;
  const isBareAnswer = reply?.note === "" && (reply.answer === "accepted" || reply.answer === "tentative");
  return isBareAnswer || isReceipt ? "automatic" : kind;
}

/** The best that is left of a mail that cannot be parsed. */
async function headersOnly(raw: Buffer): Promise<Email> {
  const [head = ""] = raw
    .subarray(0, 100_000)
    .toString("latin1")
    .split(/\r?\n\r?\n/, 1);
  const named = head
    .split(/\r?\n(?![ \t])/)
    .filter((line) => /^(?:from|to|subject|message-id|in-reply-to|references):/i.test(line));
  const lines = named.map((line) => line.slice(0, 4000)).join("\r\n");
  return PostalMime.parse(Buffer.from(`${lines}\r\n\r\n`, "latin1")).catch(() => ({
    headers: [],
    headerLines: [],
    attachments: [],
  }));
}

const headersOf = (email: Email): MailHeaders =>
  email.headers.map(({ key, value }) => ({ name: key.toLowerCase(), value: cleanLine(value, 4000) }));

const idsIn = (header = ""): string[] => (header.match(/<[^<>\s]{1,900}>/g) ?? []).map((id) => cleanLine(id));

const addressesIn = (...addresses: readonly (Address | undefined)[]): MailAddress[] =>
  addresses
    .flatMap((each) => (each === undefined ? [] : (each.group ?? [each])))
    .map(({ name, address }) => ({ name: cleanLine(name).slice(0, 200), address: cleanLine(address).toLowerCase() }))
    .filter(({ address }) => /^[^\s@<>]+@[^\s@<>]+$/.test(address) && address.length <= 254);

const deliveredTo = (headers: MailHeaders, { deliveredTo }: Envelope): string[] => {
  const stated = headers.filter(({ name }) => /^(?:delivered-to|x-original-to|envelope-to)$/.test(name));
  const all = [...deliveredTo, ...stated.map(({ value }) => value)].map((each) => each.trim().toLowerCase());
  return [...new Set(all)].filter((address) => address.includes("@") && address.length <= 254).slice(0, 20);
};

interface Content {
  text: string;
  files: ReceivedMail["attachments"][number][];
}

interface Reading {
  /** How many mails contain this one. */
  depth: number;
  remarks: Set<Text>;
}

async function contentOf(email: Email, reading: Reading): Promise<Content> {
  const own = isWritten(email.text) ? email.text : htmlText(email.html ?? "") || (email.text ?? "");
  const content: Content = { text: own, files: [] };
  for (const attachment of email.attachments) await take(attachment, content, reading);
  return content;
}

/** Some senders say in plain text only that their mail is HTML. */
const isWritten = (words = ""): words is string =>
  words.trim() !== "" &&
  !(
    words.trim().length < 300 &&
    /\b(?:support|display|view|show|enable|affiche\w*|mostrar)\b.{0,60}\bhtml\b|\bhtml\b.{0,60}\b(?:support|display|view|enable)/is.test(
      words,
    )
  );

async function take(attachment: Attachment, content: Content, { depth, remarks }: Reading): Promise<void> {
  const { mimeType, content: bytes, name } = partOf(attachment);
  if (isMail(mimeType, name) && depth < deepest) {
    const inner = await parseMail(Buffer.from(bytes)).catch(() => null);
    if (inner) {
      const read = await contentOf(inner, { depth: depth + 1, remarks });
      content.text += `\n\n${forwardLines(inner)}\n\n${read.text}`;
      content.files.push(...read.files);
      return;
    }
  }
  // Signatures of mail programs say nothing to people.
  if (/^application\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-encrypted)$/.test(mimeType)) return;
  if (isCalendar(mimeType) && replyIn(attachment) !== null) return; // It is reported as what it says.
  const fileName = cleanName(name, { mimeType, position: content.files.length + 1 });
  if (bytes.length === 0) return void remarks.add(text("mail.fileLeftOut", { name: fileName }));
  if (mimeType === "application/ms-tnef" || /^winmail\.dat$/i.test(fileName)) remarks.add(text("mail.winmail"));
  if (/^application\/(?:x-)?pkcs7-mime$/.test(mimeType)) remarks.add(text("mail.encrypted"));
  content.files.push({ name: fileName, mimeType, content: bytes });
}

/** Some programs attach a mail as a file like any other. */
const isMail = (mimeType: string, name: string): boolean =>
  /^message\/(?:rfc822|global)$/.test(mimeType) || (mimeType === "application/octet-stream" && /\.eml$/i.test(name));

/** As mail programs introduce a mail that they forward within the text. */
function forwardLines(email: Email): string {
  const from = addressesIn(email.from)[0];
  const lines = [
    from && `From: ${from.name} <${from.address}>`,
    email.date && `Date: ${email.date}`,
    email.subject && `Subject: ${email.subject}`,
  ];
  return ["---------- Forwarded message ----------", ...lines.filter(Boolean)]
    .map((line) => cleanLine(line ?? ""))
    .join("\n");
}

interface Part {
  name: string;
  mimeType: string;
  content: Uint8Array;
}

function partOf({ filename, mimeType, content }: Attachment): Part {
  const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
  return {
    name: filename ?? "",
    mimeType: mimeType.toLowerCase().slice(0, 127) || "application/octet-stream",
    content: bytes,
  };
}
