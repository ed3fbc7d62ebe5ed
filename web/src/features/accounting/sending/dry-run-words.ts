import { t } from "@boresight/domain/texts/text";
import type { QboDryRunAction } from "#graphql/graphql.ts";
import AddCircleOutlined from "~icons/ic/outline-add-circle";
import Block from "~icons/ic/baseline-block";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import EditOutlined from "~icons/ic/outline-edit";
import LinkOutlined from "~icons/ic/outline-link";
import type { Look } from "#ui/text/look.ts";

const looks: Record<QboDryRunAction, Omit<Look, "words">> = {
  create: { tone: "blue", icon: AddCircleOutlined },
  update: { tone: "blue", icon: EditOutlined },
  link: { tone: "teal", icon: LinkOutlined },
  nothing: { tone: "grey", icon: CheckCircleOutlined },
  blocked: { tone: "amber", icon: Block },
};

const counted: Record<QboDryRunAction, (count: number) => string> = {
  create: (count) => t("accounting.countCreated", { count }),
  update: (count) => t("accounting.countUpdated", { count }),
  link: (count) => t("accounting.countLinked", { count }),
  nothing: (count) => t("accounting.countUnchanged", { count }),
  blocked: (count) => t("accounting.countBlocked", { count }),
};

const single: Record<QboDryRunAction, string> = {
  create: t("accounting.isCreated"),
  update: t("accounting.isUpdated"),
  link: t("accounting.isLinked"),
  nothing: t("accounting.isUnchanged"),
  blocked: t("accounting.isBlocked"),
};

/** What would happen to one record, or to so many. */
export const actionLook = (action: QboDryRunAction, count?: number): Look => ({
  ...looks[action],
  words: count === undefined ? single[action] : counted[action](count),
});
