import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { cleared, marksIn } from "#features/orders/list/order-address.ts";
import { markWords } from "#features/orders/list/views/order-view-words.ts";
import { useCustomerName } from "#records/use-find-customers.ts";
import { ActiveFilters, type ActiveFilter } from "#ui/filter/active-filters.tsx";
import { dayRangeWords } from "#ui/filter/day-range-words.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { withoutMilestone } from "./milestone-filter.tsx";
import { holdReasonChoices, milestoneChoices, outcomeChoices } from "./milestone-words.ts";
import { useFilterChoices } from "./use-filter-choices.ts";

type Search = Readonly<Record<string, string | undefined>>;
type Chip = Pick<ActiveFilter, "key" | "words"> & { without: Search };

/** What the list of orders is narrowed to beyond its view and the search. */
export function OrderFilterChips() {
  const { search, change } = useAddress();
  const chosen = useChosen(search);
  const customer = useCustomerName(search["customer"]);
  const chips: Chip[] = [
    ...(customer ? [{ key: "customer", words: customer, without: { customer: undefined } }] : []),
    ...chosen,
    ...daysIn(search),
    ...milestoneIn(search),
    ...marksIn(search["only"]).map((mark, _place, marks) => ({
      key: mark,
      words: markWords[mark],
      without: { only: marks.filter((other) => other !== mark).join(",") },
    })),
  ];
  const filters = chips.map(({ key, words, without }) => ({
    key,
    words,
    onRemove: () => change({ ...without, page: undefined }),
  }));

  return <ActiveFilters filters={filters} onClear={() => change({ ...cleared, search: search["search"] })} />;
}

/** Those of one value, once their words are known. */
function useChosen(search: Search): Chip[] {
  const choices = useFilterChoices(isStaff(roleOf(useAuth().user)));
  return choices.flatMap(({ name, label, choices: offered }) => {
    const value = offered.find((choice) => choice.value === search[name])?.label;
    return value ? [{ key: name, words: t("ui.filterIs", { label, value }), without: { [name]: undefined } }] : [];
  });
}

function daysIn(search: Search): Chip[] {
  const ranges = [
    { label: t("orders.received"), first: "createdFrom", last: "createdTo" },
    { label: t("base.estimatedCompletion"), first: "dueFrom", last: "dueTo" },
  ];
  return ranges.flatMap(({ label, first, last }) => {
    const [from, to] = [search[first], search[last]];
    const without = { [first]: undefined, [last]: undefined };
    if (!from && !to) return [];
    return [{ key: first, words: t("ui.filterIs", { label, value: dayRangeWords(from, to) }), without }];
  });
}

/** The milestone goes with what depends on it; a place of pickups is independent. */
function milestoneIn(search: Search): Chip[] {
  const { milestone, milestoneFrom, milestoneTo, outcome, holdReason, pickupPlace } = search;
  const label = milestoneChoices.find(({ value }) => value === milestone)?.label;
  const days = label && t("ui.filterIs", { label, value: dayRangeWords(milestoneFrom, milestoneTo) });
  const as = outcomeChoices(milestone ?? "").find(({ value }) => value === outcome)?.label;
  const reason = holdReasonChoices.find(({ value }) => value === holdReason)?.label;
  return [
    ...(days ? [{ key: "milestone", words: days, without: withoutMilestone }] : []),
    ...(as ? [{ key: "outcome", words: as, without: { outcome: undefined } }] : []),
    ...(reason ? [{ key: "holdReason", words: reason, without: { holdReason: undefined } }] : []),
    ...(pickupPlace
      ? [
          {
            key: "pickupPlace",
            words: t("ui.filterIs", { label: t("orders.fetchedFrom"), value: pickupPlace }),
            without: { pickupPlace: undefined },
          },
        ]
      : []),
  ];
}
