import { problemOf } from "./problem.ts";
import { rowsOf } from "./rows.ts";

interface Page<Row> {
  totalCount: number;
  nodes: readonly (Row | null)[];
}

interface Asked {
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface PagedAnswer<Row> {
  rows: Row[] | undefined;
  total: number | undefined;
  loading: boolean;
  problem: string | undefined;
  retry: () => void;
}

/** What a paged list shows of a query: its rows, those of the page before while the next is on its way, or the problem. */
export function pagedAnswer<Row>(
  page: Page<Row> | null | undefined,
  { loading, error, refetch }: Asked,
): PagedAnswer<Row> {
  const problem = error && !page ? problemOf(error).message : undefined;
  return {
    rows: page ? rowsOf(page) : undefined,
    total: page?.totalCount,
    loading,
    problem,
    retry: () => void refetch(),
  };
}
