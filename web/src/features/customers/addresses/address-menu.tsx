import { t } from "@boresight/domain/texts/text";
import CalculateOutlined from "~icons/ic/outline-calculate";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import LinkOutlined from "~icons/ic/outline-link";
import EditOutlined from "~icons/ic/outline-edit";
import StraightenOutlined from "~icons/ic/outline-straighten";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useRecalculate } from "./use-recalculate.ts";

export function AddressMenu({ address }: { address: AddressRowFragment }) {
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
