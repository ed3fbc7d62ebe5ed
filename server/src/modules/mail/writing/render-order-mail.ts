import { textIn } from "@boresight/domain/texts/text-in";
// Renders an order's email from a template. The template's language was checked when it was saved; Liquid's own limits
// and the second sanitizing guard against anything that check missed.
import { inWords } from "@boresight/domain/texts/in-words";
import type { MailLocale } from "@boresight/domain/mail/email-template";
import { inLiquid, readTemplate } from "@boresight/domain/mail/email-template-language";
import { Liquid } from "liquidjs";
import { escaped, layOutText } from "#integrations/mail/mail-layout.ts";
import type { Config } from "#platform/settings/config.ts";
import { logoAddress } from "#modules/mail/queue/read-shop.ts";
import { safeHtml } from "#modules/mail/texts/safe-html.ts";
import { sentenceOf } from "#modules/mail/texts/sentence-of.ts";
import type { MailContext } from "../orders/mail-context.ts";
import { referencedSubject, referencesOf } from "./mail-references.ts";
import { arrivalIn, mailValues } from "./mail-values.ts";

export interface MailText {
  locale: MailLocale;
  subject: string;
  bodyHtml: string;
}

export type MailDeps = Pick<Config, "brandName" | "clientUrl" | "publicUrl">;

export interface RenderedMail {
  subject: string;
  /** The complete HTML document. */
  html: string;
}

const safely = {
  ownPropertyOnly: true,
  strictVariables: true,
  strictFilters: true,
  parseLimit: 400_000,
  renderLimit: 500,
  memoryLimit: 5_000_000,
};
const forHtml = new Liquid({ ...safely, outputEscape: "escape" });
const forSubject = new Liquid(safely);

/** Throws for a template with problems, which could not have been saved. */
export function renderOrderMail(text: MailText, context: MailContext, deps: MailDeps): RenderedMail {
  const { locale } = text;
  const brandName = context.shop?.companyName || deps.brandName;
  const values = mailValues(context, { locale, ...deps, brandName });
  const written = fill(forSubject, text.subject, values).replace(/\s+/g, " ").trim();
  const subject = referencedSubject(written, context, locale);
  const references = referencesOf(context, locale);
  const html = layOutText({
    language: locale,
    direction: locale === "ar" ? "rtl" : "ltr",
    brandName,
    logo: logoAddress(context.shop?.logoMark ?? null, deps),
    color: context.shop?.accentColor,
    title: written,
    html: withPacket(withNote(safeHtml(fill(forHtml, safeHtml(text.bodyHtml), values)), context.note), context, locale),
    notes: [
      ...(references.length > 0 ? [references.join(" · ")] : []),
      textIn(locale, reasonOf(context), {
        address: `${deps.clientUrl}/pages/account-settings`,
      }),
    ],
  });
  return { subject, html };
}

/** Why somebody gets it. */
function reasonOf({ order, statement, payment, creditMemo }: MailContext) {
  if (order.id) return "letters.chooseEmails";
  return statement || payment || creditMemo ? "letters.becauseOfAccount" : "letters.becauseOfLogin";
}

/** The sender's own words stand below the greeting. */
function withNote(html: string, note: string | undefined): string {
  if (!note) return html;
  const words = `<p>${escaped(note).replaceAll("\n", "<br>")}</p>`;
  const greeting = html.indexOf("</p>");
  const at = greeting < 0 ? 0 : greeting + "</p>".length;
  return `${html.slice(0, at)}${words}${html.slice(at)}`;
}

/** What goes with the invoice has a link of its own below it, unless the template places it. */
function withPacket(html: string, { packet }: MailContext, locale: MailLocale): string {
  if (!packet?.link || html.includes(packet.link)) return html;
  return `${html}<p><a href="${escaped(packet.link)}">${escaped(textIn(locale, "letters.packetWithInvoice"))}</a></p>`;
}

interface OrderText {
  /** The template of the email about the same. */
  template: string;
  locale: MailLocale;
}

/** What a device shows: the shop as the title, and one short sentence. */
export const renderOrderNotice = (
  { template, locale }: OrderText,
  context: MailContext,
  { brandName }: MailDeps,
): { subject: string; body: string } => ({
  subject: context.shop?.companyName || brandName,
  body: sentenceIn(template, context, locale),
});

function sentenceIn(template: string, context: MailContext, locale: MailLocale): string {
  const order = numberIn(locale, context.order.internalOrderNumber);
  return sentenceOf({ template, order, arrival: arrivalIn(context, locale) }, locale);
}

const numberIn = (locale: MailLocale, number: string) => (locale === "ar" ? `\u2068${number}\u2069` : number);

/** One short sentence with the order's address and how to end such messages: one text message where letters allow. */
export function renderOrderText({ template, locale }: OrderText, context: MailContext, deps: MailDeps): string {
  const { shop, order } = context;
  const text = textIn(locale, "letters.textOfOrder", {
    brand: shop?.companyName || deps.brandName,
    sentence: sentenceIn(template, context, locale),
    url: `${deps.clientUrl}/service-orders/${order.id}`,
  });
  return text.replace(/[\u00a0\u202f]/g, " "); // One such space would more than halve what a message holds.
}

function fill(liquid: Liquid, source: string, values: object): string {
  const template = readTemplate(source);
  const [problem] = template.problems;
  if (problem) throw new Error(inWords("en", problem));
  return String(liquid.parseAndRenderSync(inLiquid(template), values));
}
