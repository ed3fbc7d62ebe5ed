import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { SearchField } from "#ui/form/search-field.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

/** The search, and whether archived tasks are shown. */
export function TaskFilters() {
  const { search, change } = useAddress();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      <SearchField
        label={t("tasks.searchTasks")}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed })}
      />
      <FormControlLabel
        label={t("tasks.showArchived")}
        control={
          <Switch
            size="small"
            checked={search["archived"] === "yes"}
            onChange={(_event, checked) => change({ archived: checked ? "yes" : undefined })}
          />
        }
        sx={{ mx: 0, gap: 1 }}
      />
    </Box>
  );
}
