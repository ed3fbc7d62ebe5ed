import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { FilterChips } from "#ui/filter/filter-chips.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { recordViewOf, recordViews } from "./record-views.ts";

type Counts = Readonly<Record<string, { totalCount: number } | null>>;

/** The search, and the views with their counts. */
export function RecordChips({ counts }: { counts: Counts | undefined }) {
  const { search, change } = useAddress();
  const chips = recordViews.map(({ value, label }) => ({ value, label, count: counts?.[value]?.totalCount }));

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <FilterChips
          label={t("base.views")}
          chips={chips}
          selected={recordViewOf(search).value}
          onSelect={(view) => change({ view: view === "open" ? undefined : view, page: undefined })}
        />
      </Box>
      <SearchField
        label={t("accounting.searchCustomersThere")}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
    </Box>
  );
}
