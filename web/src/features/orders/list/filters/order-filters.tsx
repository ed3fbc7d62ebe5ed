import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { FilterButton } from "#ui/filter/filter-button.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { cleared, countFilters } from "#features/orders/list/order-address.ts";

const OrderFilterFields = lazyPart(async () => (await import("./order-filter-fields.tsx")).OrderFilterFields);

const OrderFilterChips = lazyPart(async () => (await import("./order-filter-chips.tsx")).OrderFilterChips);

/** The filters in use, where there are any. */
export function FiltersInUse() {
  if (countFilters(useAddress().search) === 0) return null;

  return (
    <Suspense fallback={<Skeleton sx={{ height: 28, "@media (pointer: coarse)": { height: 44 } }} />}>
      <OrderFilterChips />
    </Suspense>
  );
}

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
