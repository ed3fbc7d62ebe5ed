import { t } from "@boresight/domain/texts/text";
import type { Selection, TableRow } from "./paged-table.tsx";

/** Of the column with the check boxes. */
export const selectionWidth = 50;

/** The label fills the cell: a click beside the box does not open the row. */
export function SelectRow({ id, selection: { ids, choose } }: { id: string; selection: Selection }) {
  return (
    <td className="choice">
      <label>
        <input
          type="checkbox"
          aria-label={t("ui.selectRow")}
          checked={ids.includes(id)}
          onChange={() => choose(withRow(id, ids))}
        />
      </label>
    </td>
  );
}

export function SelectAllRows({
  rows,
  selection: { ids, choose },
}: {
  rows: readonly TableRow[];
  selection: Selection;
}) {
  const all = rows.length > 0 && ids.length === rows.length;

  return (
    <th scope="col" className="choice">
      <label>
        <input
          type="checkbox"
          aria-label={t("ui.selectAllRows")}
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = !all && ids.length > 0;
          }}
          onChange={() => choose(all ? [] : rows.map(({ id }) => id))}
        />
      </label>
    </th>
  );
}

/** With the row where it was missing, without it where it was selected. */
export const withRow = (id: string, ids: readonly string[]): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
