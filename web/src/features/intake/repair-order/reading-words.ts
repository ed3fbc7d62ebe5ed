import { t } from "@boresight/domain/texts/text";

/** What is said of a repair order in which no repair was found, or not yet. */
export function readingWords(state: string, fileName: string): string {
  if (state === "pending") return t("intake.readingTheRepairOrder");
  if (state === "failed") return t("intake.fileCouldNotBeRead");
  if (state === "noText") return /\.pdf$/i.test(fileName) ? t("intake.noTextInPdf") : t("intake.noTextInPhoto");
  return t("intake.weRecognisedNoRepairInIts");
}
