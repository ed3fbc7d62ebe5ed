import type { MailLocale } from "@boresight/domain/mail/email-template";
import { isNoteTold } from "@boresight/domain/orders/reasons";
import { formatCents } from "@boresight/domain/base/money";
import { phoneWords } from "#platform/phone-number.ts";
import { appointmentValues } from "./appointment-values.ts";
import { filesIn, holdIn, isolated, languageTags } from "./letter-words.ts";
import type { MailContext } from "../orders/mail-context.ts";

export interface MailPlace {
  locale: MailLocale;
  brandName: string;
  clientUrl: string;
}

type Values = Record<string, Record<string, string | null | readonly { name: string }[]>>;

/** Returns the variables of a template, formatted for its language; missing ones are null. */
export function mailValues(context: MailContext, place: MailPlace): Values {
  const { customer, contact, order, vehicle, facility, user, message } = context;
  const orders = `${place.clientUrl}/service-orders`;
  const link = order.id ? `${orders}/${order.id}` : orders;
  const text = (value: string | null | undefined) => isolated(value, place.locale);
  return {
    customer: { companyName: text(customer.companyName), firstName: text(customer.firstName) },
    contact: { name: text(contact.name || customer.companyName) },
    order: {
      internalOrderNumber: text(order.internalOrderNumber),
      repairOrderNumber: text(order.repairOrderNumber),
      poNumber: text(order.poNumber),
      statusLabel: text(order.statusLabel),
      url: order.link ?? link,
      estimatedCompletionDate: text(dayWords(order.estimatedCompletionDate, context, place)),
      holdReason: text(holdWords(order, place.locale)),
      cancellationReason: text(order.cancellationReason),
      missingItems: text(order.missingItems),
      calibrations: order.calibrations.map(({ name }) => ({ name: text(name) ?? "" })),
    },
    vehicle: {
      vehicleDescription: text(vehicle.vehicleDescription),
      vinNumber: text(vehicle.vinNumber),
      vinLast8: text(vehicle.vinNumber?.slice(-8)),
    },
    ...appointmentValues(context.appointment, zoneOf(context), place.locale),
    trip: { arrival: arrivalIn(context, place.locale) },
    notice: {
      number: text(context.notice?.number),
      url: noticeUrl(context.notice, place) ?? link,
    },
    packet: { url: context.packet?.link ?? link },
    ...moneyValues(context, place),
    facility: {
      facilityName: text(facility?.facilityName),
      phone: text(facility?.phone && phoneWords(facility.phone)),
      address: text(facility?.address),
    },
    company: { name: text(place.brandName) },
    user: { displayName: text(user.displayName) },
    message: { text: text(message.text || filesIn(message.files, place.locale)) },
  };
}

/** Of a drive: `10:40 AM` by the clock where the vehicle is; null where no time is known. */
export function arrivalIn(context: MailContext, locale: MailLocale): string | null {
  const { trip, appointment } = context;
  const timeZone = appointment?.timeZone ?? zoneOf(context);
  const style = { hour: "numeric", minute: "2-digit", timeZone } as const;
  return trip
    ? isolated(new Intl.DateTimeFormat(languageTags[locale], style).format(new Date(trip.arrival)), locale)
    : null;
}

/** The page where it is signed for, else the one that shows whether it is genuine. */
const noticeUrl = (notice: MailContext["notice"], { clientUrl }: MailPlace): string | null =>
  notice ? (notice.link ?? `${clientUrl}/verify/${notice.verificationCode}`) : null;

function moneyValues(context: MailContext, { locale, clientUrl }: MailPlace): Values {
  const { order, estimate, invoice, payment, creditMemo, statement } = context;
  const link = `${clientUrl}/service-orders/${order.id}`;
  const decision = estimate?.id && estimate.isOpen ? `&decide=${estimate.id}` : "";
  const money = (cents: number | undefined) =>
    isolated(cents === undefined ? null : formatCents(cents, languageTags[locale]), locale);
  return {
    estimate: {
      number: isolated(estimate?.number, locale),
      total: money(estimate?.totalCents),
      url: estimate?.link ?? `${link}?tab=estimates${decision}`,
      validUntil: isolated(calendarDay(estimate?.validUntil, locale), locale),
    },
    invoice: {
      number: isolated(invoice?.number, locale),
      total: money(invoice?.totalCents),
      balance: money(invoice?.balanceCents),
      ...askedValues(invoice, money),
      dueDate: isolated(calendarDay(invoice?.dueDate, locale), locale),
      url: invoice?.link ?? (statement || payment ? `${clientUrl}/billing` : `${link}?tab=invoice`),
    },
    creditMemo: { number: isolated(creditMemo?.number, locale), total: money(creditMemo?.totalCents) },
    payment: {
      amount: money(payment?.amountCents),
      invoices: isolated(payment && new Intl.ListFormat(languageTags[locale]).format(payment.invoices), locale),
      open: payment && payment.openCents > 0 ? money(payment.openCents) : null,
    },
  };
}

type Money = (cents: number | undefined) => string | null;

/** The credit and the part in dispute are named only where there is any. */
function askedValues(
  invoice: MailContext["invoice"],
  money: Money,
): Record<"credit" | "inDispute" | "toPay", string | null> {
  const { balanceCents = 0, askedCents = balanceCents, contestedCents = 0 } = invoice ?? {};
  const creditCents = balanceCents - contestedCents - askedCents;
  const some = (cents: number) => (cents > 0 ? money(cents) : null);
  return { toPay: money(invoice ? askedCents : undefined), credit: some(creditCents), inDispute: some(contestedCents) };
}

type Moment = string | null | undefined;

const zoneOf = ({ facility }: MailContext) => facility?.timeZone ?? "America/Denver";

const dayWords = (moment: Moment, context: MailContext, { locale }: MailPlace): string | null =>
  moment
    ? new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: zoneOf(context) }).format(
        new Date(moment),
      )
    : null;

/** A calendar day is the same in every time zone. */
const calendarDay = (day: Moment, locale: MailLocale): string | null =>
  day
    ? new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: "UTC" }).format(
        new Date(`${day}T00:00:00Z`),
      )
    : null;

/** Why it is on hold; of parts that are missing, which: whoever says so is told that the customer reads it. */
function holdWords({ holdReasonKey, missingItems }: MailContext["order"], locale: MailPlace["locale"]): string | null {
  const reason = holdIn(holdReasonKey, locale);
  return reason && isNoteTold(holdReasonKey) && missingItems ? `${reason} (${missingItems})` : reason;
}
