import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { ViewChips } from "#ui/filter/view-chips.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { recordViewOf, recordViews } from "./record-views.ts";

type Counts = Readonly<Record<string, { totalCount: number } | null>>;

/** The search, and the views with their counts. */
export function RecordChips({ counts }: { counts: Counts | undefined }) {
  const { search, change } = useAddress();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <ViewChips views={recordViews} selected={recordViewOf(search)} counts={counts} />
      </Box>
      <SearchField
        label={t("accounting.searchCustomersThere")}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
    </Box>
  );
}
