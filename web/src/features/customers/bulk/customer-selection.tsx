import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import { useState } from "react";
import type { Selection } from "#ui/table/paged-table.tsx";
import { withRow } from "#ui/table/row-selection.tsx";
import { SelectionBar } from "#ui/table/selection-bar.tsx";
import { TagsDialog, type TaggedCustomer } from "./tags-dialog.tsx";

interface CustomerBulkBarProps {
  selection: Selection;
  customers: readonly TaggedCustomer[];
}

/** The actions on the selected customers. */
export function CustomerBulkBar({ selection, customers }: CustomerBulkBarProps) {
  const [isTagging, setTagging] = useState(false);

  return (
    <>
      <SelectionBar label={t("customers.chosenCustomers")} selection={selection}>
        <Button onClick={() => setTagging(true)}>{t("customers.changeTags")}</Button>
      </SelectionBar>
      {isTagging && <TagsDialog customers={customers} onClose={() => setTagging(false)} />}
    </>
  );
}

interface SelectCardProps {
  id: string;
  selection: Selection;
}

/** The box that selects a card. */
export function SelectCard({ id, selection: { ids, choose } }: SelectCardProps) {
  return (
    <Checkbox
      checked={ids.includes(id)}
      onChange={() => choose(withRow(id, ids))}
      slotProps={{ input: { "aria-label": t("ui.selectRow") } }}
    />
  );
}
