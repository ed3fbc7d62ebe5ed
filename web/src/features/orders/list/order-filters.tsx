import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { FilterButton } from "#ui/filter/filter-button.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { cleared, countFilters } from "./order-address.ts";

const OrderFilterFields = lazyPart(async () => (await import("./order-filter-fields.tsx")).OrderFilterFields);

export function OrderFilters() {
  const { search, change } = useAddress();

  return (
    <FilterButton active={countFilters(search)} onClear={() => change({ ...cleared, search: search["search"] })}>
      <Suspense fallback={<Skeleton height={480} />}>
        <OrderFilterFields />
      </Suspense>
    </FilterButton>
  );
}
