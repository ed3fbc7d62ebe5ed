import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import LinkOffOutlined from "~icons/ic/outline-link-off";
import LinkOutlined from "~icons/ic/outline-link";
import { MenuRow } from "#ui/table/menu-row.tsx";
import type { RowAction } from "#ui/table/row-menu.tsx";
import type { ItemRow } from "./item-rows.ts";
import { useItemVerbs } from "./use-item-verbs.ts";

interface ItemLineProps {
  row: ItemRow;
  connectionId: string;
  /** Opens the choice of another item. */
  onChoose: () => void;
}

/** One line item type: the item that it is sold as, or the one that it seems to be. */
export function ItemLine({ row, connectionId, onChoose }: ItemLineProps) {
  const { id, name, linkedTo, suggestion } = row;
  const { busy, link, unlink } = useItemVerbs();
  const choose: RowAction = { label: t("accounting.chooseAnItem"), icon: LinkOutlined, run: onChoose };
  const forget: RowAction = {
    label: t("accounting.unlink"),
    icon: LinkOffOutlined,
    run: () => void unlink(connectionId, { id, name }),
  };
  const accept = suggestion && (
    <Button
      size="small"
      variant="outlined"
      loading={busy}
      aria-label={t("accounting.linkNameTo", { name, item: suggestion.name })}
      onClick={() => void link(id, suggestion.recordId)}
    >
      {t("accounting.link")}
    </Button>
  );

  return (
    <MenuRow
      main={<bdi>{name}</bdi>}
      second={wordsOf(row)}
      end={accept}
      label={t("base.actionsForName", { name })}
      actions={linkedTo === null ? [choose] : [forget]}
    />
  );
}

function wordsOf({ linkedTo, suggestion }: ItemRow): string {
  if (linkedTo !== null) return t("accounting.isSoldAs", { item: linkedTo });
  return suggestion ? t("accounting.seemsToBe", { item: suggestion.name }) : t("accounting.isCreatedAtFirstSale");
}
