import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import AddCircleOutlined from "~icons/ic/outline-add-circle";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import HelpOutlineOutlined from "~icons/ic/outline-help-outline";
import LinkOutlined from "~icons/ic/outline-link";
import RemoveCircleOutlined from "~icons/ic/outline-remove-circle";
import type { QboRecordRowFragment } from "#graphql/graphql.ts";
import type { Look } from "#ui/text/look.ts";

const undecided: Look = { words: t("accounting.toDecide"), tone: "amber", icon: HelpOutlineOutlined };
const linked: Look = { words: t("accounting.linked"), tone: "green", icon: CheckCircleOutlined };
const decisions: Readonly<Record<string, Look>> = {
  link: { words: t("accounting.willBeLinked"), tone: "blue", icon: LinkOutlined },
  create: { words: t("accounting.willBeCreated"), tone: "blue", icon: AddCircleOutlined },
  ignore: { words: t("accounting.leftAlone"), tone: "grey", icon: RemoveCircleOutlined },
};

/** What becomes of a record, or became of it. */
export const decisionLook = ({ decision, appliedAt }: QboRecordRowFragment): Look =>
  appliedAt === null ? (decisions[decision] ?? undecided) : linked;

const matches: Readonly<Record<string, string>> = {
  name: t("accounting.sameName"),
  email: t("accounting.sameEmail"),
  phone: t("base.samePhone"),
  several: t("accounting.severalFit"),
};

/** Why one of ours is suggested, or why none is. */
export const matchWords = (match: string): string | null => matches[match] ?? null;

const problems: Readonly<Record<string, string>> = {
  gone: t("accounting.importGone"),
  alreadyLinked: t("accounting.importAlreadyLinked"),
  needsEmail: t("accounting.importNeedsEmail"),
  incomplete: t("accounting.importIncomplete"),
};

/** Why a decision could not be carried out; null when nothing is wrong. */
export const importProblem = (problem: string | null): string | null =>
  problem === null ? null : (problems[problem] ?? t("accounting.importIncomplete"));

const text = shape.optional(shape.string());
const detailsSchema = shape.object({ email: text, phone: text, city: text });

/** How to tell one customer in QuickBooks from another: `office@alpine.example · Denver`. */
export function recordDetails(details: unknown): string {
  const { data } = detailsSchema.safeParse(details);
  return [data?.email, data?.phone, data?.city].filter(Boolean).join(" · ");
}
