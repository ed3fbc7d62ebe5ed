import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";

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

/** Returns what a paged list shows: its rows, those of the previous page while the next is loading, or the problem. */
export function pagedAnswer<Row>(
  page: Page<Row> | null | undefined,
  { loading, error, refetch }: Asked,
): PagedAnswer<Row> {
  const problem = error && !page ? wordsOfProblem(problemOf(error)) : undefined;
  return {
    rows: page ? rowsOf(page) : undefined,
    total: page?.totalCount,
    loading,
    problem,
    retry: () => void refetch(),
  };
}
