import { t } from "@boresight/domain/texts/text";
import { countWords } from "#ui/text/count-words.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { FilterChips } from "./filter-chips.tsx";

interface View {
  value: string;
  label: string;
  alarming?: boolean;
  /** Its number says nothing. */
  uncounted?: boolean;
}

/** The connection of a view, asked for under the view's name. */
type Counted = { totalCount: number } | { boundedCount: { count: number; isMore: boolean } };

interface ViewChipsProps {
  /** The first is shown where the address names none. */
  views: readonly View[];
  selected: View;
  /** Undefined while they are being counted. */
  counts: Readonly<Record<string, Counted | string | null | undefined>> | undefined;
}

/** The views of a list that the address names, each with its number of records. */
export function ViewChips({ views, selected, counts }: ViewChipsProps) {
  const { change } = useAddress();
  const [first] = views;
  const chips = views.map(({ uncounted = false, ...view }) => ({
    ...view,
    count: uncounted ? "" : countOf(counts?.[view.value]),
  }));
  const select = (view: string) => change({ view: view === first?.value ? undefined : view, page: undefined });

  return <FilterChips label={t("base.views")} chips={chips} selected={selected.value} onSelect={select} />;
}

function countOf(counted: Counted | string | null | undefined): number | string | undefined {
  if (typeof counted !== "object" || counted === null) return undefined;
  return "boundedCount" in counted ? countWords(counted.boundedCount) : counted.totalCount;
}
