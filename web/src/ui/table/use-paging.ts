import { useCallback, useMemo } from "react";
import { pagingIn, usualSize, type Sort } from "./paging.ts";
import { useAddress } from "../layout/use-address.ts";

export interface Paging {
  /** Starts at 0. */
  page: number;
  size: number;
  sort: Sort | null;
  turnTo: (page: number, size: number) => void;
  sortBy: (sort: Sort | null) => void;
}

/** Page, size and order of a list in the address: `?page=2&size=50&sort=-createdAt`. */
export function usePaging(): Paging {
  const { search, change } = useAddress();
  const turnTo = useCallback(
    (to: number, of: number) =>
      change({ page: to === 0 ? undefined : String(to + 1), size: of === usualSize ? undefined : String(of) }),
    [change],
  );
  const sortBy = useCallback(
    (by: Sort | null) =>
      change({ page: undefined, sort: by ? `${by.direction === "desc" ? "-" : ""}${by.field}` : undefined }),
    [change],
  );

  return useMemo(() => ({ ...pagingIn(search), turnTo, sortBy }), [search, turnTo, sortBy]);
}
