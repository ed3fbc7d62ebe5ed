import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { HoldReason } from "@boresight/domain/orders/reasons";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import type { Language } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import type { SentFiles } from "../orders/mail-context.ts";

const methods: Record<IntakeMethod, TextKey> = {
  dropOff: "letters.wayDropOff",
  pickup: "letters.wayPickup",
  tow: "letters.wayTow",
  mobile: "letters.wayMobile",
};

const holds: Record<HoldReason, TextKey> = {
  blockingDtc: "letters.holdBlockingDtc",
  partsMissing: "letters.holdPartsMissing",
  bumperNotInstalled: "letters.holdBumperNotInstalled",
  alignmentNeeded: "letters.holdAlignmentNeeded",
  structuralNotComplete: "letters.holdStructuralNotComplete",
  moduleNotProgrammed: "letters.holdModuleNotProgrammed",
  lowBattery: "letters.holdLowBattery",
  modifiedVehicle: "letters.holdModifiedVehicle",
  glassNotApproved: "letters.holdGlassNotApproved",
  weatherDynamicDrive: "letters.holdWeatherDynamicDrive",
  equipmentDown: "letters.holdEquipmentDown",
  waitingPo: "letters.holdWaitingPo",
  waitingApproval: "letters.holdWaitingApproval",
  other: "letters.holdOther",
};

const wordIn = (words: Readonly<Record<string, TextKey>>) => (key: string | null, language: Language) => {
  const found = Object.entries(words).find(([known]) => known === key)?.[1];
  return found ? textIn(language, found) : null;
};

/** How the vehicle gets to its appointment, in the recipient's language; null for an unknown key. */
export const methodIn = wordIn(methods);

/** Why an order is on hold, in the recipient's language; null for an unknown key. */
export const holdIn = wordIn(holds);

/** `Sent 2 photos.`, where a message has no other words; null for no files. */
export function filesIn(files: SentFiles | null | undefined, language: Language): string | null {
  if (!files || files.count === 0) return null;
  const { count, photos } = files;
  return textIn(language, photos === count ? "letters.sentPhotos" : "letters.sentFiles", { count });
}

export const languageTags: Record<Language, string> = { en: "en-US", fr: "fr", ar: "ar" };

/** Keeps Latin names and numbers left to right within Arabic. */
export const isolated = (value: string | null | undefined, language: Language): string | null => {
  if (!value) return null;
  return language === "ar" ? `\u2068${value}\u2069` : value;
};
