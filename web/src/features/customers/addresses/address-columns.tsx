import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { distanceWords, isDistanceMissing, orderCount, sourceWords, usedBy } from "./address-row.ts";
import CalculateOutlined from "~icons/ic/outline-calculate";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import LinkOutlined from "~icons/ic/outline-link";
import EditOutlined from "~icons/ic/outline-edit";
import StraightenOutlined from "~icons/ic/outline-straighten";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useRecalculate } from "./use-recalculate.ts";

type Column = TableColumn<AddressRowFragment>;

const street: Column = {
  field: "street",
  header: t("base.street"),
  flex: 1.4,
  minWidth: 180,
  sortable: true,
  show: ({ street: line, unit, label }) => <TwoLines main={[line, unit].filter(Boolean).join(", ")} second={label} />,
};
const city: Column = {
  field: "city",
  header: t("base.city"),
  minWidth: 120,
  flex: 0.8,
  sortable: true,
  show: (row) => row.city,
};
const state: Column = {
  field: "state",
  header: t("base.state"),
  minWidth: 76,
  sortable: true,
  show: (row) => row.state,
};
const postalCode: Column = {
  field: "postalCode",
  header: t("base.postalCode"),
  minWidth: 110,
  sortable: true,
  show: (row) => <bdi>{row.postalCode}</bdi>,
};
const country: Column = {
  field: "country",
  header: t("customers.country"),
  minWidth: 86,
  sortable: true,
  show: (row) => row.country,
};

const distance: Column = {
  field: "distanceToSensi",
  header: t("base.distance"),
  minWidth: 140,
  sortable: true,
  show: (row) => <Distance address={row} />,
};
const spot: Column = {
  field: "spot",
  header: t("customers.pickupSpot"),
  flex: 1,
  minWidth: 130,
  show: (row) => <TwoLines main={row.pickupSpotDescription || "–"} />,
};
const used: Column = {
  field: "use",
  header: t("customers.usedBy"),
  flex: 1.1,
  minWidth: 150,
  show: (row) => <TwoLines main={usedBy(row)} second={orderCount(row)} />,
};
const menu: Column = {
  field: "menu",
  header: "",
  minWidth: 56,
  align: "right",
  show: (row) => <AddressMenu address={row} />,
};

export const addressColumns: readonly Column[] = [street, city, state, postalCode, country, distance, spot, used, menu];

export function Distance({ address }: { address: AddressRowFragment }) {
  const isMissing = isDistanceMissing(address);

  return (
    <TwoLines
      main={
        <Typography
          component="span"
          sx={{ fontSize: "inherit", ...(isMissing && { color: "tone.red.text", fontWeight: 500 }) }}
        >
          {distanceWords(address)}
        </Typography>
      }
      second={sourceWords(address)}
    />
  );
}

function AddressMenu({ address }: { address: AddressRowFragment }) {
  const { change } = useAddress();
  const recalculate = useRecalculate();
  const isAdmin = roleOf(useAuth().user) === "admin";
  const actions: RowAction[] = [
    { label: t("base.edit"), icon: EditOutlined, run: () => change({ address: address.id }) },
    { label: t("customers.enterTheDistance"), icon: StraightenOutlined, run: () => change({ distance: address.id }) },
    ...(address.distanceSource === "manual"
      ? []
      : [
          {
            label: t("customers.recalculateTheDistance"),
            icon: CalculateOutlined,
            run: () => void recalculate(address),
          },
        ]),
    ...(isAdmin && address.use?.customerId
      ? [
          {
            label: t("customers.mergeAddress"),
            icon: LinkOutlined,
            run: () => change({ merge: address.id }),
          },
        ]
      : []),
  ];

  return <RowMenu label={t("customers.actionsForStreet", { street: address.street })} actions={actions} />;
}
