import { useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import type { TypeUsesQuery } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";

const DeactivateLineItemType = graphql(`
  mutation DeactivateLineItemType($input: DefinitionVersionInput!) {
    deactivateLineItemType(input: $input) {
      lineItemType {
        id
        ...CatalogType
      }
    }
  }
`);

const TypeUses = graphql(`
  query TypeUses($id: UUID!) {
    lineItemType(id: $id) {
      id
      calibrationRules(first: 1) {
        totalCount
      }
      priceListEntries(first: 1) {
        totalCount
      }
      drafts: lineItems(
        first: 1
        filter: { or: [{ estimate: { status: { equalTo: "draft" } } }, { invoice: { status: { equalTo: "draft" } } }] }
      ) {
        totalCount
      }
    }
  }
`);

interface DeactivateDialogProps {
  type: { id: string; version: number; name: string };
  onClose: () => void;
}

/** Takes a type out of the catalog; says what still names it. */
export function DeactivateDialog({ type: { id, version, name }, onClose }: DeactivateDialogProps) {
  const { data } = useQuery(TypeUses, { variables: { id }, fetchPolicy: "network-only" });
  const [deactivate] = useMutation(DeactivateLineItemType);
  const { problem, busy, run } = useVerb({ shownBy: "caller" });
  const submit = async () => {
    const failure = await run(
      () => deactivate({ variables: { input: { id, version } } }),
      t("billing.nameIsOutOfTheCatalog", { name }),
    );
    if (!failure) onClose();
  };

  return (
    <FormDialog
      title={t("billing.deactivateName", { name })}
      action={t("billing.deactivate")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{t("billing.deactivationHelp")}</Typography>
      {data ? <Uses type={data.lineItemType} /> : <Skeleton height={24} />}
    </FormDialog>
  );
}

function Uses({ type }: { type: TypeUsesQuery["lineItemType"] }) {
  const rules = type?.calibrationRules.totalCount ?? 0;
  const prices = type?.priceListEntries.totalCount ?? 0;
  const drafts = type?.drafts.totalCount ?? 0;
  const uses = [
    rules > 0 && t("billing.usedByRules", { count: rules }),
    prices > 0 && t("billing.usedByPrices", { count: prices }),
    drafts > 0 && t("billing.usedByDrafts", { count: drafts }),
  ].filter((use) => use !== false);

  return (
    <Typography color="textSecondary" component={uses.length > 0 ? "ul" : "p"} sx={{ mt: 1, mb: 0, ps: 5 }}>
      {uses.length > 0 ? uses.map((use) => <li key={use}>{use}</li>) : t("billing.usedByNothing")}
    </Typography>
  );
}
