import type { LineDifference } from "@boresight/domain/billing/document-difference";
import { t } from "@boresight/domain/texts/text";
import AddCircleOutlined from "~icons/ic/outline-add-circle";
import EditOutlined from "~icons/ic/outline-edit";
import RemoveCircleOutlined from "~icons/ic/outline-remove-circle";
import { ToneChip } from "#ui/text/tone-chip.tsx";

export type LineMark = Exclude<LineDifference<never>["kind"], "same">;

const looks = {
  added: { words: t("billing.added"), tone: "green", icon: AddCircleOutlined },
  changed: { words: t("billing.changed"), tone: "amber", icon: EditOutlined },
  removed: { words: t("billing.removed"), tone: "grey", icon: RemoveCircleOutlined },
} as const;

/** What became of a line. */
export function LineMarkChip({ mark }: { mark: LineMark }) {
  const { words, tone, icon } = looks[mark];
  return (
    <ToneChip tone={tone} icon={icon}>
      {words}
    </ToneChip>
  );
}

/** Null for a line that stays as it was. */
export const lineMarkOf = (kind: string): LineMark | null =>
  kind === "added" || kind === "changed" || kind === "removed" ? kind : null;
