import type { Language } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import { phoneWords } from "#platform/phone-number.ts";
import type { AppointmentContext } from "../orders/appointment-context.ts";
import { isolated, languageTags, methodIn } from "./letter-words.ts";

/** The variables of a template about the appointment; those of none are null. */
export function appointmentValues(
  appointment: AppointmentContext | null,
  zoneOfOrder: string,
  language: Language,
): { appointment: Record<string, string | null> } {
  const text = (value: string | null | undefined) => isolated(value, language);
  if (!appointment) return { appointment: Object.fromEntries(names.map((name) => [name, null])) };
  const { startsAt, kind, facility, facilityAddress, siteAddress, isRequested } = appointment;
  const timeZone = appointment.timeZone ?? zoneOfOrder;
  const moment = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[language], { ...style, timeZone }).format(new Date(startsAt));
  return {
    appointment: {
      start: text(moment(dayAndTime)),
      day: dayIn(appointment, moment({ weekday: "long", day: "numeric", month: "long" }), language),
      kind: text(methodIn(kind, language) ?? kind),
      facility: text(kind === "mobile" && siteAddress ? siteAddress : facility),
      address: kind === "mobile" ? null : text(facilityAddress),
      isRequested: isRequested ? textIn(language, "letters.requested") : null,
      howToChange: howToChange(appointment, language),
    },
  };
}

const names = ["start", "day", "kind", "facility", "address", "isRequested", "howToChange"] as const;

const dayAndTime: Intl.DateTimeFormatOptions = {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
};

/** By the place's own calendar. */
function dayIn({ daysAhead }: AppointmentContext, date: string, language: Language): string {
  if (daysAhead === 0) return textIn(language, "letters.today");
  return daysAhead === 1 ? textIn(language, "letters.tomorrow") : date;
}

function howToChange({ isNear, phone }: AppointmentContext, language: Language): string {
  const call = isolated(phone && phoneWords(phone), language);
  if (isNear)
    return call
      ? textIn(language, "letters.changeByCalling", { phone: call })
      : textIn(language, "letters.changeByWriting");
  return call ? textIn(language, "letters.changeOrCall", { phone: call }) : textIn(language, "letters.changeInOrder");
}
