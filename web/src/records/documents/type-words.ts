import { t } from "@boresight/domain/texts/text";

const words: Readonly<Record<string, string>> = {
  certificate: t("documents.certificateTitle"),
  estimate: t("base.estimate"),
  invoice: t("files.invoice"),
  noneRequired: t("documents.noneRequiredTitle"),
  notCompleted: t("documents.notCompletedTitle"),
};

export const typeWord = (type: string): string => words[type] ?? t("documents.document");
