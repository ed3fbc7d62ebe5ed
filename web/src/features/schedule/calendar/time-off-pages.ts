/** The pages of a window's absences, outages and shifts, until all are there. */
import type { ScheduleTimeOffQuery } from "#graphql/graphql.ts";

interface Page<Row> {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Which lists go on, and after what; null when none does. */
export function nextPages(known: ScheduleTimeOffQuery | undefined) {
  const [absences, outages, shifts] = [known?.absences, known?.bayOutages, known?.shifts].map(endOf);
  if (!absences && !outages && !shifts) return null;
  return {
    absences: Boolean(absences),
    outages: Boolean(outages),
    shifts: Boolean(shifts),
    absencesAfter: absences ?? null,
    outagesAfter: outages ?? null,
    shiftsAfter: shifts ?? null,
  };
}

const endOf = (page: Page<unknown> | null | undefined): string | null =>
  page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

/** The known lists, each with its next page where one was asked for. */
export const withMore = (
  known: ScheduleTimeOffQuery,
  { fetchMoreResult: more }: { fetchMoreResult: ScheduleTimeOffQuery },
): ScheduleTimeOffQuery => ({
  ...known,
  ...(known.absences && more.absences && { absences: joined(known.absences, more.absences) }),
  ...(known.bayOutages && more.bayOutages && { bayOutages: joined(known.bayOutages, more.bayOutages) }),
  ...(known.shifts && more.shifts && { shifts: joined(known.shifts, more.shifts) }),
});

const joined = <Row>(known: Page<Row>, more: Page<Row>) => ({ ...more, nodes: [...known.nodes, ...more.nodes] });
