/** Returns the columns that an address names, in the order of the table, or else the usual ones; always with the first. */
export function chosenColumns<Column extends { field: string }>(
  named: string | undefined,
  offered: readonly Column[],
  usual: readonly string[],
): readonly Column[] {
  const chosen = named ? named.split(",") : usual;
  return offered.filter(({ field }, index) => index === 0 || chosen.includes(field));
}
