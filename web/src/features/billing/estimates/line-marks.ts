import { cents } from "@boresight/domain/base/money";
import { documentDifference } from "@boresight/domain/billing/document-difference";
import type { LineMark } from "#features/billing/difference/line-mark-chip.tsx";
import type { ComparedLineFragment } from "#graphql/graphql.ts";

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
