import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import { orderMarks } from "@boresight/domain/orders/order-list";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { marksIn } from "#features/orders/list/order-address.ts";
import { markWords } from "#features/orders/list/views/order-view-words.ts";
import { CustomerFilter } from "#records/customer-filter.tsx";
import { CheckFilter } from "#ui/filter/check-filter.tsx";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { MilestoneFilter } from "./milestone-filter.tsx";
import { useFilterChoices } from "./use-filter-choices.ts";

const markChoices = orderMarks.map((value) => ({ value, label: markWords[value] }));

/** The less common filters of the list. */
export function OrderFilterFields() {
  const staff = isStaff(roleOf(useAuth().user));
  const { search, change } = useAddress();
  const lists = useFilterChoices(staff);
  const narrow = (changes: Record<string, string | undefined>) => change({ ...changes, page: undefined });
  const marks = marksIn(search["only"]);

  return (
    <>
      {staff && <CustomerFilter value={search["customer"]} onSelect={(customer) => narrow({ customer })} />}
      {lists.map(({ name, label, choices }) => (
        <SelectFilter
          key={name}
          label={label}
          value={search[name]}
          choices={choices}
          onSelect={(value) => narrow({ [name]: value })}
        />
      ))}
      <DayRangeFilter
        label={t("orders.received")}
        from={search["createdFrom"]}
        to={search["createdTo"]}
        onSelect={({ from, to }) => narrow({ createdFrom: from, createdTo: to })}
      />
      <DayRangeFilter
        label={t("base.estimatedCompletion")}
        from={search["dueFrom"]}
        to={search["dueTo"]}
        onSelect={({ from, to }) => narrow({ dueFrom: from, dueTo: to })}
      />
      {staff && <MilestoneFilter />}
      {staff && (
        <CheckFilter
          label={t("orders.onlyThoseThatAre")}
          values={marks}
          choices={markChoices}
          onSelect={(chosen) => narrow({ only: chosen.join(",") })}
        />
      )}
    </>
  );
}
