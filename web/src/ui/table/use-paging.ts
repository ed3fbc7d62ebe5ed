import { useCallback, useMemo } from "react";
import { useAddress } from "./use-address.ts";

export const pageSizes = [2, 5, 10, 20, 25, 50, 100];
const usualSize = 25;

export interface Sort {
  field: string;
  direction: "asc" | "desc";
}

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
  const { page, size, sort } = search;
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

  return useMemo(
    () => ({ page: readPage(page), size: readSize(size), sort: readSort(sort), turnTo, sortBy }),
    [page, size, sort, turnTo, sortBy],
  );
}

const readPage = (typed: string | undefined): number => Math.max(0, Math.trunc(Number(typed ?? 1)) - 1 || 0);

const readSize = (typed: string | undefined): number => pageSizes.find((size) => size === Number(typed)) ?? usualSize;

function readSort(typed: string | undefined): Sort | null {
  if (!typed) return null;
  return typed.startsWith("-") ? { field: typed.slice(1), direction: "desc" } : { field: typed, direction: "asc" };
}
