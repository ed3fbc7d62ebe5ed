import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SearchPicker } from "#ui/form/search-picker.tsx";
import type { ItemRow } from "./item-rows.ts";
import { useItemVerbs } from "./use-item-verbs.ts";

const FindQboItems = graphql(`
  query FindQboItems($filter: QboRecordFilter!) {
    qboRecords(first: 10, filter: $filter, orderBy: [NAME_ASC]) {
      nodes {
        id
        name
        qboId
      }
    }
  }
`);

interface ItemDialogProps {
  row: ItemRow;
  connectionId: string;
  onClose: () => void;
}

/** Chooses the item in QuickBooks that a line item type is sold as. */
export function ItemDialog({ row, connectionId, onClose }: ItemDialogProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState<string>();
  const { busy, problem, link } = useItemVerbs({ shownBy: "caller" });
  const filter = {
    connectionId: { equalTo: connectionId },
    entity: { equalTo: "Item" },
    match: { notEqualTo: "linked" },
    ...(typed.trim() && { name: { includesInsensitive: typed.trim() } }),
  };
  const { data, previousData, loading } = useQuery(FindQboItems, { variables: { filter } });
  const found = rowsOf((data ?? previousData)?.qboRecords).map(({ id, name }) => ({ id, label: name }));
  const submit = async () => {
    if (chosen === null) return setMissing(t("accounting.chooseAnItemFirst"));
    if (!(await link(row.id, chosen))) onClose();
  };

  return (
    <FormDialog
      title={t("accounting.itemOfName", { name: row.name })}
      action={t("accounting.link")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("accounting.itemDialogHelp")}
      </Typography>
      <SearchPicker
        label={t("accounting.itemInQuickbooks")}
        found={found}
        loading={loading}
        error={missing}
        empty={t("accounting.noItemFound")}
        onSearch={setTyped}
        onPick={(picked) => {
          setMissing(undefined);
          setChosen(picked?.id ?? null);
        }}
      />
    </FormDialog>
  );
}
