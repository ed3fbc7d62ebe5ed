export const pageSizes = [2, 5, 10, 20, 25, 50, 100];
export const usualSize = 25;

export interface Sort {
  field: string;
  direction: "asc" | "desc";
}

/** Page (from 0), size and order of a list as an address has them. */
export const pagingIn = ({ page, size, sort }: Readonly<Record<string, string | undefined>>) => ({
  page: readPage(page),
  size: readSize(size),
  sort: readSort(sort),
});

const readPage = (typed: string | undefined): number => Math.max(0, Math.trunc(Number(typed ?? 1)) - 1 || 0);

const readSize = (typed: string | undefined): number => pageSizes.find((size) => size === Number(typed)) ?? usualSize;

function readSort(typed: string | undefined): Sort | null {
  if (!typed) return null;
  return typed.startsWith("-") ? { field: typed.slice(1), direction: "desc" } : { field: typed, direction: "asc" };
}
