import { t } from "@boresight/domain/texts/text";
import { wordsForStored } from "@boresight/domain/tasks/condition-words";
import { documentKindWords, documentKinds } from "@boresight/domain/files/document-kinds";
import { wordsForTypes } from "@boresight/domain/files/file-refusal";
import type { PermittedFileType } from "@boresight/domain/tasks/task";
import type { TaskFileDefinitionFragment } from "#graphql/graphql.ts";
import type { Choice } from "#ui/form/select-input.tsx";

export const kindChoices: readonly Choice[] = documentKinds.map((value) => ({
  value,
  label: documentKindWords[value],
}));

export const typeWords: Record<PermittedFileType, string> = {
  "application/pdf": t("base.pdf"),
  "text/html": "HTML",
  "text/csv": t("base.csv"),
  "text/plain": "TXT",
  "image/*": t("tasks.anyPhoto"),
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/heic": "HEIC",
  "video/*": t("tasks.anyVideo"),
  "video/mp4": "MP4",
  "video/quicktime": "MOV",
};

/** Returns `Photos (JPEG, PNG) or PDF`. */
export function typesOf({ allowedFileTypes }: Pick<TaskFileDefinitionFragment, "allowedFileTypes">): string {
  const words = wordsForTypes(allowedFileTypes);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns `When intake is tow or pickup`; null when it always applies. */
export function conditionOf(stored: unknown): string | null {
  const words = wordsForStored(stored);
  return words ? t("tasks.whenWords", { condition: words }) : null;
}

/** Returns `1 file` or `4 or more files`: how many a slot requires. */
export function countOf({
  allowMultiple,
  minCount,
  required,
}: Pick<TaskFileDefinitionFragment, "allowMultiple" | "minCount" | "required">): string {
  if (!allowMultiple) return t("base.countFiles", { count: 1 });
  return required && minCount > 1 ? t("tasks.mincountOrMoreFiles", { minCount }) : t("tasks.severalFiles");
}

/** Returns how many orders use it; open orders are named first, because they keep the definition as it was. */
export function wordsForUse(use: TaskFileDefinitionFragment["use"]): string {
  if (!use || use.totalOrders === 0) return t("tasks.notUsedYet");
  if (use.openOrders > 0) return t("tasks.countOpenOrders", { count: use.openOrders });
  return t("tasks.countPastOrders", { count: use.totalOrders });
}
