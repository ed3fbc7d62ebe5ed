import type { resolutionsOf } from "@boresight/domain/accounting/conflict-resolutions";
import type { QboConflictKind, QboEntityName } from "@boresight/domain/accounting/qbo";
import { t } from "@boresight/domain/texts/text";

export type Resolution = ReturnType<typeof resolutionsOf>[number];

const labels: Record<Resolution, string> = {
  ours: t("accounting.keepOurs"),
  theirs: t("accounting.takeTheirs"),
  sendAgain: t("accounting.sendAgain"),
  unlink: t("accounting.unlink"),
  accept: t("accounting.leaveBoth"),
};

export const resolutionLabel = (resolution: Resolution): string => labels[resolution];

const ours: Partial<Record<QboConflictKind, string>> = {
  fields: t("accounting.oursFields"),
  amount: t("accounting.oursAmount"),
  tax: t("accounting.oursTax"),
  voidedHere: t("accounting.oursVoidedHere"),
  inactiveThere: t("accounting.oursInactive"),
  payment: t("accounting.oursPayment"),
  reversedHere: t("accounting.oursReversed"),
  taken: t("accounting.oursTaken"),
};

const theirs: Partial<Record<QboConflictKind, string>> = {
  fields: t("accounting.theirsFields"),
  voidedThere: t("accounting.theirsVoided"),
  deletedThere: t("accounting.theirsVoided"),
  inactiveThere: t("accounting.theirsInactive"),
  payment: t("accounting.theirsPayment"),
  taken: t("accounting.theirsTaken"),
};

interface Of {
  kind: QboConflictKind;
  entity: QboEntityName;
}

/** What choosing it does, as a sentence. */
export function resolutionHelp(resolution: Resolution, { kind, entity }: Of): string {
  if (resolution === "accept") return t("accounting.acceptHelp");
  if (resolution === "unlink") return t("accounting.unlinkHelp");
  if (resolution === "sendAgain") return t("accounting.sendAgainHelp");
  if (resolution === "theirs" && kind === "deletedThere" && entity === "Payment") return t("accounting.theirsReversed");
  return (resolution === "ours" ? ours : theirs)[kind] ?? "";
}
