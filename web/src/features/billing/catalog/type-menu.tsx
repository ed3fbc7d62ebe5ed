import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import PlayCircleOutlined from "~icons/ic/outline-play-circle";
import StopCircleOutlined from "~icons/ic/outline-stop-circle";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { SaveLineItemType } from "./save-line-item-type.ts";
import { inputOf, valuesOf } from "./type-values.ts";

interface TypeMenuProps {
  type: CatalogTypeFragment;
  onDeactivate: (type: CatalogTypeFragment) => void;
}

/** Takes a type out of the catalog, or back into it. */
export function TypeMenu({ type, onDeactivate }: TypeMenuProps) {
  const { id, version, name, isActive } = type;
  const [save] = useMutation(SaveLineItemType);
  const { run } = useVerb();
  const activate = () =>
    run(
      () => save({ variables: { input: { id, version, ...inputOf(valuesOf(type)), isActive: true } } }),
      t("billing.nameIsInTheCatalog", { name }),
    );
  const action = isActive
    ? { label: t("billing.deactivate"), icon: StopCircleOutlined, run: () => onDeactivate(type) }
    : { label: t("billing.useAgain"), icon: PlayCircleOutlined, run: () => void activate() };

  return <RowMenu label={t("base.actionsForName", { name })} actions={[action]} />;
}
