/** What a list has to know of an estimate to see whether a later one has taken its place. */
interface ListedEstimate {
  id: string;
  status: string;
  supplementsId: string | null;
}

const agreed = new Set(["approved", "converted"]);

/**
 * The statuses of listed estimates by their ids: what was approved is replaced once a supplement to it is approved, and stays in force
 * until then. A supplement is newer than what it supplements, so that a list of the newest has it too.
 */
export function shownStatuses(estimates: readonly ListedEstimate[]): ReadonlyMap<string, string> {
  const replaced = new Set(estimates.flatMap((one) => (agreed.has(one.status) ? (one.supplementsId ?? []) : [])));
  return new Map(
    estimates.map(({ id, status }) => [id, agreed.has(status) && replaced.has(id) ? "superseded" : status]),
  );
}
