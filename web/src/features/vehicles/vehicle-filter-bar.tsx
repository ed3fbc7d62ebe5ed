import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { makeChoices, stateChoices, yearChoices } from "./vehicle-filters.ts";

const CustomerFilter = lazyPart(async () => (await import("#records/customer-filter.tsx")).CustomerFilter);

type Search = Readonly<Record<string, string | undefined>>;

interface VehicleFilterBarProps {
  search: Search;
  narrow: (changes: Search) => void;
}

const years = yearChoices(new Date().getFullYear());

export function VehicleFilterBar({ search, narrow }: VehicleFilterBarProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <SearchField
        label={t("vehicles.searchVehicles")}
        value={search["search"] ?? ""}
        onSearch={(search) => narrow({ search })}
      />
      <Box sx={{ display: "flex", gap: 2, width: { xs: "100%", sm: "auto" } }}>
        <SelectFilter
          label={t("base.make")}
          value={search["make"]}
          choices={makeChoices}
          onSelect={(make) => narrow({ make })}
        />
        <SelectFilter
          label={t("base.year")}
          value={search["year"]}
          choices={years}
          onSelect={(year) => narrow({ year })}
        />
        <SelectFilter
          label={t("vehicles.state")}
          value={search["state"]}
          choices={stateChoices}
          onSelect={(state) => narrow({ state })}
        />
      </Box>
      <Box sx={{ width: { xs: "100%", sm: 200 } }}>
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <CustomerFilter value={search["customer"]} onSelect={(customer) => narrow({ customer })} />
        </Suspense>
      </Box>
    </Box>
  );
}
