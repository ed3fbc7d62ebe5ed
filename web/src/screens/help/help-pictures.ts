import { t } from "@boresight/domain/texts/text";
import pictures from "./pictures/pictures.json" with { type: "json" };

/** One of those that `npm run screenshots -- help` takes of the demo shop. */
export type HelpPictureName = keyof typeof pictures;

interface PictureWords {
  /** For those who do not see it: what it shows. */
  alt: string;
  caption: string;
}

export const pictureWords: Readonly<Record<HelpPictureName, PictureWords>> = {
  "todays-work": { alt: t("help.altTodaysWork"), caption: t("help.captionTodaysWork") },
  "schedule-week": { alt: t("help.altScheduleWeek"), caption: t("help.captionScheduleWeek") },
  "new-order": { alt: t("help.altNewOrder"), caption: t("help.captionNewOrder") },
  board: { alt: t("help.altBoard"), caption: t("help.captionBoard") },
  estimate: { alt: t("help.altEstimate"), caption: t("help.captionEstimate") },
  "my-day": { alt: t("help.altMyDay"), caption: t("help.captionMyDay") },
  "next-step": { alt: t("help.altNextStep"), caption: t("help.captionNextStep") },
  checks: { alt: t("help.altChecks"), caption: t("help.captionChecks") },
  "own-order": { alt: t("help.altOwnOrder"), caption: t("help.captionOwnOrder") },
  "own-company": { alt: t("help.altOwnCompany"), caption: t("help.captionOwnCompany") },
};

/** How large it is shown at most, and whether it is one of a phone. */
export const measuresOf = (name: HelpPictureName) => {
  const { width, height, look } = pictures[name];
  return { width, height, isOfPhone: look === "phone" };
};

/** The address of its file in this build. */
export const pictureAddress = (name: HelpPictureName, scheme: "dark" | "light"): string =>
  new URL(`./pictures/${name}-${scheme}.webp`, import.meta.url).href;
