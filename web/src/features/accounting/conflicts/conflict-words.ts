import type { QboConflictKind, QboResolution } from "@boresight/domain/accounting/qbo";
import { t } from "@boresight/domain/texts/text";

const kinds: Record<QboConflictKind, string> = {
  fields: t("accounting.conflictFields"),
  amount: t("accounting.conflictAmount"),
  tax: t("accounting.conflictTax"),
  voidedHere: t("accounting.conflictVoidedHere"),
  voidedThere: t("accounting.conflictVoidedThere"),
  deletedThere: t("accounting.conflictDeletedThere"),
  mergedThere: t("accounting.conflictMergedThere"),
  inactiveThere: t("accounting.conflictInactiveThere"),
  payment: t("accounting.conflictPayment"),
  reversedHere: t("accounting.conflictReversedHere"),
  taken: t("accounting.conflictTaken"),
};

/** What both sides say differently, as a sentence. */
export const kindWords = (kind: string): string => (kinds as Readonly<Record<string, string>>)[kind] ?? kind;

const resolutions: Record<QboResolution, string> = {
  ours: t("accounting.solvedByOurs"),
  theirs: t("accounting.solvedByTheirs"),
  sendAgain: t("accounting.solvedBySendAgain"),
  unlink: t("accounting.solvedByUnlink"),
  accept: t("accounting.solvedByAccept"),
  obsolete: t("accounting.solvedByItself"),
};

/** How a conflict was solved; null while it is open. */
export const resolutionWords = (resolution: string | null): string | null =>
  resolution === null ? null : ((resolutions as Readonly<Record<string, string>>)[resolution] ?? resolution);
