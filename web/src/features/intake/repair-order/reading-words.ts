import { t } from "@boresight/domain/texts/text";

export interface ReadingState {
  state: string;
  /** The name of a format that is not read. */
  format: string | null;
  isEstimate: boolean;
}

/** What is said of a paper in which no repair was found, or not yet. */
export function readingWords({ state, format, isEstimate }: ReadingState, fileName: string): string {
  if (state === "pending") return t("intake.readingTheRepairOrder");
  if (state === "failed") return t("intake.fileCouldNotBeRead");
  if (state === "unsupported") {
    return format ? t("intake.formatIsNotRead", { format }) : t("intake.unknownFormatIsNotRead");
  }
  if (state === "noText") return /\.pdf$/i.test(fileName) ? t("intake.noTextInPdf") : t("intake.noTextInPhoto");
  return isEstimate ? t("intake.weRecognisedNoRepairInIts") : t("intake.notAnEstimateWeKnow");
}
