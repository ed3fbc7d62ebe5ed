import { t } from "@boresight/domain/texts/text";
import { CustomerFilter } from "#records/customer-filter.tsx";
import { CheckFilter } from "#ui/filter/check-filter.tsx";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { statusChoices, statusesIn } from "./invoice-filters.ts";

type Search = Readonly<Record<string, string | undefined>>;

interface InvoiceFilterFieldsProps {
  search: Search;
  narrow: (changes: Search) => void;
}

/** The less common filters of the list. */
export function InvoiceFilterFields({ search, narrow }: InvoiceFilterFieldsProps) {
  return (
    <>
      <CustomerFilter value={search["customer"]} onSelect={(customer) => narrow({ customer })} />
      <DayRangeFilter
        label={t("billing.issueDate")}
        from={search["issuedFrom"]}
        to={search["issuedTo"]}
        onSelect={({ from, to }) => narrow({ issuedFrom: from, issuedTo: to })}
      />
      <DayRangeFilter
        label={t("base.dueDate")}
        from={search["dueFrom"]}
        to={search["dueTo"]}
        onSelect={({ from, to }) => narrow({ dueFrom: from, dueTo: to })}
      />
      <CheckFilter
        label={t("base.status")}
        values={statusesIn(search["status"])}
        choices={statusChoices}
        onSelect={(chosen) => narrow({ status: chosen.join(",") || undefined })}
      />
    </>
  );
}
