import { cents } from "@boresight/domain/base/money";
import { documentDifference, type LineDifference } from "@boresight/domain/billing/document-difference";
import { t } from "@boresight/domain/texts/text";
import type { ComparedLineFragment } from "#graphql/graphql.ts";
import { AddCircleOutlined } from "#ui/icons/action/add-circle-outlined.ts";
import { EditOutlined } from "#ui/icons/action/edit-outlined.ts";
import { RemoveCircleOutlined } from "#ui/icons/problem/remove-circle-outlined.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";

export type LineMark = Exclude<LineDifference<never>["kind"], "same">;

/** What became of each line from the earlier estimate to the later one, by its id in either. */
export function marksOf(
  earlier: readonly ComparedLineFragment[],
  later: readonly ComparedLineFragment[],
): ReadonlyMap<string, LineMark> {
  const { lines } = documentDifference(asDocument(earlier), asDocument(later));
  return new Map(lines.flatMap(({ kind, line }) => (kind === "same" ? [] : [[line.id, kind]])));
}

const asDocument = (lines: readonly ComparedLineFragment[]) => ({
  lines: lines.map((line) => ({ ...line, unitPrice: cents(line.unitPrice), totalPrice: cents(line.totalPrice) })),
  total: cents(0),
});

const looks = {
  added: { words: t("billing.added"), tone: "green", icon: AddCircleOutlined },
  changed: { words: t("billing.changed"), tone: "amber", icon: EditOutlined },
  removed: { words: t("billing.removed"), tone: "grey", icon: RemoveCircleOutlined },
} as const;

export function LineMarkChip({ mark }: { mark: LineMark }) {
  const { words, tone, icon } = looks[mark];
  return (
    <ToneChip tone={tone} icon={icon}>
      {words}
    </ToneChip>
  );
}
