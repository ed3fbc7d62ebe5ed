import { useState } from "react";
import type { Selection, TableRow } from "./paged-table.tsx";

/** The rows of the shown page that are selected. */
export function useSelection<Row extends TableRow>(rows: readonly Row[] | undefined) {
  const [chosen, choose] = useState<readonly string[]>([]);
  const selected = rows?.filter(({ id }) => chosen.includes(id)) ?? [];
  const selection: Selection = { ids: selected.map(({ id }) => id), choose };
  return { selection, selected };
}
