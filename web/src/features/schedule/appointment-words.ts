import { t } from "@boresight/domain/texts/text";
import { lookAmong } from "#ui/text/look.ts";

export const kindWords: Readonly<Record<string, string>> = {
  dropOff: t("base.dropOff"),
  pickup: t("base.pickup"),
  tow: t("base.tow"),
  mobile: t("schedule.mobileAppointment"),
};

export const lookOf = lookAmong({
  held: { words: t("schedule.keptForAFewMinutes"), tone: "grey" },
  requested: { words: t("base.requested"), tone: "amber" },
  confirmed: { words: t("schedule.confirmed"), tone: "blue" },
  arrived: { words: t("schedule.arrived"), tone: "teal" },
  completed: { words: t("schedule.completed"), tone: "green" },
  noShow: { words: t("schedule.noShow"), tone: "red" },
  cancelled: { words: t("schedule.cancelled"), tone: "grey" },
});

interface LearnedLength {
  typeName: string;
  minutes: number;
  catalogueMinutes: number;
  appointments: number;
}

/** `Rear camera usually takes 60 minutes with us (8 appointments; catalogue 45).` */
export const learnedWords = ({ typeName, minutes, catalogueMinutes, appointments }: LearnedLength): string =>
  t("schedule.typenameUsuallyTakesMinutesMinutesWith", { typeName, minutes, appointments, catalogueMinutes });

export const displacedWords = (count: number): string => t("schedule.outsideOpeningHours", { count });

export const movedWords = (count: number): string => t("schedule.appointmentswordsMovedTheCustomersAreTold", { count });
