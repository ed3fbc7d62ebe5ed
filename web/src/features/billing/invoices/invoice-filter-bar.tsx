import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { CustomerFilter } from "#records/customer-filter.tsx";
import { CheckFilter } from "#ui/filter/check-filter.tsx";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { FilterButton } from "#ui/filter/filter-button.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { lessCommonFilters, statusChoices, statusesIn } from "./invoice-filters.ts";

type Search = Readonly<Record<string, string | undefined>>;

const views = [
  { value: "all", label: t("base.all") },
  { value: "overdue", label: t("billing.overdue") },
];

interface InvoiceFilterBarProps {
  search: Search;
  narrow: (changes: Search) => void;
}

/** Narrows the list by the address. */
export function InvoiceFilterBar({ search, narrow }: InvoiceFilterBarProps) {
  const active = lessCommonFilters.filter((name) => search[name]).length;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <SearchField
        label={t("billing.searchInvoices")}
        value={search["search"] ?? ""}
        onSearch={(typed) => narrow({ search: typed })}
      />
      <SegmentedChoice
        label={t("billing.invoicesShown")}
        value={search["overdue"] ? "overdue" : "all"}
        choices={views}
        onChoose={(view) => narrow({ overdue: view === "overdue" ? "true" : undefined })}
      />
      <FilterButton
        active={active}
        onClear={() => narrow(Object.fromEntries(lessCommonFilters.map((name) => [name, undefined])))}
      >
        <CustomerFilter value={search["customer"]} onSelect={(customer) => narrow({ customer })} />
        <DayRangeFilter
          label={t("billing.issueDate")}
          from={search["issuedFrom"]}
          to={search["issuedTo"]}
          onSelect={({ from, to }) => narrow({ issuedFrom: from, issuedTo: to })}
        />
        <DayRangeFilter
          label={t("billing.dueDate")}
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
      </FilterButton>
    </Box>
  );
}
