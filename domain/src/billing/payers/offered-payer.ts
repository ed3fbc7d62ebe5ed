/** Which payer an order's insurer may be: offered by its names, never chosen without a person. */

export interface NamedPayer {
  id: string;
  name: string;
  aliases: readonly string[];
  mergedIntoId: string | null;
}

/** `State Farm® Ins. Co.` and `STATE FARM INS CO` are one name. */
const nameKey = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "");

/** The payer that now stands for it. */
export const standingFor = ({ id, mergedIntoId }: Pick<NamedPayer, "id" | "mergedIntoId">): string =>
  mergedIntoId ?? id;

/** Returns the id of the only payer with this name or alias; null where there is none, or several that were not merged. */
export function offeredPayer(insurerName: string | null, payers: readonly NamedPayer[]): string | null {
  const asked = nameKey(insurerName ?? "");
  if (asked === "") return null;
  const matching = payers.filter(({ name, aliases }) => [name, ...aliases].some((one) => nameKey(one) === asked));
  const [only, ...others] = new Set(matching.map(standingFor));
  return only !== undefined && others.length === 0 ? only : null;
}
