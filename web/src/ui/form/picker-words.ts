import { t } from "@boresight/domain/texts/text";

/** What a list of choices says of itself, in the reader's language; `empty` when it has nothing to choose. */
export const pickerWords = (empty: string = t("ui.nothingFound")) => ({
  noOptionsText: empty,
  loadingText: t("ui.loading"),
  openText: t("base.open"),
  closeText: t("base.close"),
  clearText: t("base.clear"),
});
