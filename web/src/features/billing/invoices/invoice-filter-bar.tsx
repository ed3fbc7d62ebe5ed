import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { Suspense } from "react";
import { FilterButton } from "#ui/filter/filter-button.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { lessCommonFilters } from "./invoice-filters.ts";

const InvoiceFilterFields = lazyPart(async () => (await import("./invoice-filter-fields.tsx")).InvoiceFilterFields);

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
        <Suspense>
          <InvoiceFilterFields search={search} narrow={narrow} />
        </Suspense>
      </FilterButton>
    </Box>
  );
}
