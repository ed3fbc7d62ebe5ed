/** What the headers of a mail say of it, beyond who writes to whom. */
import type { MailAuthentication, MailKind } from "./received-mail.ts";

export interface MailHeader {
  /** In lower case. */
  name: string;
  /** On one line. */
  value: string;
}

/** In the order in which they stand: each host puts its own above those that are there. */
export type MailHeaders = readonly MailHeader[];

export const headerOf = (headers: MailHeaders, name: string): string | null =>
  headers.find((header) => header.name === name)?.value.trim() ?? null;

/** Programs that answer by themselves and leave out `Auto-Submitted`. */
const answeringMachines = [
  "x-autoreply",
  "x-autorespond",
  "x-autoresponder",
  "x-auto-response-suppress",
  "x-mail-autoreply",
  "x-vacation",
  "x-ms-exchange-inbox-rules-loop",
  "x-amazon-auto-reply",
];

/** How mail programs begin the subject of an absence note; some hosts remove the headers that would say it. */
const absence =
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|réponse automatique|absence du bureau|respuesta automática|automatische antwort|abwesenheits(?:notiz|nachricht)|رد تلقائي|خارج المكتب)(?![\p{L}\p{N}])/iu;

/** Distinguishes people from machines. `returnPath` is the sender of the envelope where the receiving server knows it. */
export function mailKindOf(headers: MailHeaders, returnPath: string | null): MailKind {
  const of = (name: string): string => headerOf(headers, name)?.toLowerCase() ?? "";
  const contentType = of("content-type");
  const isReport = contentType.startsWith("multipart/report");
  if (isReport && /report-type="?delivery-status/.test(contentType)) return "bounce";
  if (of("x-failed-recipients") !== "" || /mailer-daemon@/.test(of("from"))) return "bounce";
  const autoSubmitted = of("auto-submitted").split(";", 1)[0]?.trim() ?? "";
  if (autoSubmitted !== "" && autoSubmitted !== "no") return "automatic";
  const precedence = of("precedence");
  if (of("list-id") !== "" || of("list-post") !== "" || precedence === "list") return "list";
  const isAutomatic =
    isReport ||
    /^(?:auto_reply|bulk|junk)$/.test(precedence) ||
    answeringMachines.some((name) => of(name) !== "") ||
    (returnPath ?? headerOf(headers, "return-path")) === "" ||
    of("return-path") === "<>" ||
    absence.test(of("subject"));
  return isAutomatic ? "automatic" : "message";
}

/**
 * What the host that received the mail found, or null. A sender can write such a header too, but not above those of the
 * receiving host: only the first one counts, and only if it comes above every `Received`, or its host is one that put a
 * `Received` above it.
 */
export function authenticationOf(headers: MailHeaders): MailAuthentication | null {
  const at = headers.findIndex(({ name }) => name === "authentication-results");
  const stated = headers[at];
  if (!stated) return null;
  const hosts = headers.slice(0, at).flatMap(({ name, value }) => (name === "received" ? [hostIn(value)] : []));
  const { host, results } = splitResults(withoutComments(stated.value));
  const by = host || (hosts[0] ?? "");
  const isOwn = hosts.length === 0 || hosts.some((receiver) => isSameHost(receiver, by));
  if (!isOwn) return null;
  const method = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([a-z]+)`, "i").exec(results)?.[1]?.toLowerCase();
  const [spf = null, dkim = null, dmarc = null] = [method("spf"), strongest(results), method("dmarc")];
  return spf === null && dkim === null && dmarc === null ? null : { spf, dkim, dmarc, by: by.slice(0, 253) };
}

const hostIn = (received: string): string => /\bby\s+([^\s;()]+)/i.exec(received)?.[1]?.toLowerCase() ?? "";

/** `mx1.example.com` adds results in the name of `example.com`, and the other way round. */
const isSameHost = (one: string, other: string): boolean =>
  one !== "" && other !== "" && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

function withoutComments(value: string): string {
  let [text, depth] = ["", 0];
  for (const character of value) {
    if (character === "(") depth++;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) text += character;
  }
  return text;
}

/** Microsoft leaves out the host and begins with the first result. */
function splitResults(value: string): { host: string; results: string } {
  const [first = "", ...rest] = value.split(";");
  if (first.includes("=")) return { host: "", results: value };
  return { host: first.trim().split(/\s/, 1)[0]?.toLowerCase() ?? "", results: rest.join(";") };
}

/** Of several signatures one that holds is enough. */
function strongest(results: string): string | undefined {
  const all = [...results.matchAll(/(?:^|;)\s*dkim\s*=\s*([a-z]+)/gi)].map(([, result = ""]) => result.toLowerCase());
  return all.includes("pass") ? "pass" : all[0];
}
