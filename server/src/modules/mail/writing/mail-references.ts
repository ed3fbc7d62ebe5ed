import type { MailLocale } from "@boresight/domain/mail/email-template";
import { namesItsKind } from "@boresight/domain/orders/kind-of-number";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { textIn } from "@boresight/domain/texts/text-in";
import { isolated } from "./letter-words.ts";
import type { MailContext } from "../orders/mail-context.ts";

const longestSubject = 200;

/** By what the reader files the mail: its own number first, the vehicle, ours. Empty for a mail about no order. */
export function referencesOf({ order, vehicle }: MailContext, locale: MailLocale): string[] {
  if (!order.id) return [];
  return [
    numberWords("RO", order.repairOrderNumber, locale),
    numberWords("PO", order.poNumber, locale),
    isolated(vehicle.vehicleDescription, locale),
    vinWords(vehicle.vinNumber, locale),
    isolated(order.internalOrderNumber, locale),
  ].filter((words) => words !== null);
}

/** The subject with the repair order's number, or else the end of the VIN, unless it has it: shops send several vehicles of one kind. */
export function referencedSubject(subject: string, { order, vehicle }: MailContext, locale: MailLocale): string {
  const { repairOrderNumber } = order;
  const vinEnd = vinEndOf(vehicle.vinNumber);
  const isNamed = [repairOrderNumber, vinEnd].some((number) => number && subject.includes(number));
  const reference = numberWords("RO", repairOrderNumber, locale) ?? vinWords(vehicle.vinNumber, locale);
  if (!order.id || isNamed || reference === null) return subject.slice(0, longestSubject);
  const suffix = ` · ${reference}`;
  return `${subject.slice(0, longestSubject - suffix.length)}${suffix}`;
}

const vinEndOf = (vinNumber: string | null): string | null => vinNumber?.slice(-8) ?? null;

const words: Record<"RO" | "PO", TextKey> = { RO: "letters.roNumber", PO: "letters.poNumber" };

function numberWords(kind: "RO" | "PO", number: string | null, locale: MailLocale): string | null {
  if (!number) return null;
  const said = isolated(number, locale) ?? number;
  return namesItsKind(kind, number) ? said : textIn(locale, words[kind], { number: said });
}

function vinWords(vinNumber: string | null, locale: MailLocale): string | null {
  const digits = isolated(vinEndOf(vinNumber), locale);
  return digits && textIn(locale, "letters.vinEndsIn", { digits });
}
