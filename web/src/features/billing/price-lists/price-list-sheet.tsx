import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { EditedPriceList } from "./price-list.fragment.ts";
import { PriceListForm } from "./price-list-form.tsx";

const PriceListInSheet = graphql(`
  query PriceListInSheet($id: UUID!) {
    priceList(id: $id) {
      id
      ...EditedPriceList
    }
  }
`);

/** The value in the address for a list that is not saved yet. */
const newList = "new";

/** One price list to read and edit, over the page. */
export function PriceListSheet({ listId, onClose }: { listId: string; onClose: () => void }) {
  const isNew = listId === newList;

  return (
    <Sheet title={isNew ? t("billing.newPriceList") : t("base.priceList")} width={960} open onClose={onClose}>
      {isNew ? <PriceListForm list={null} onClose={onClose} /> : <KnownList id={listId} onClose={onClose} />}
    </Sheet>
  );
}

function KnownList({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(PriceListInSheet, { variables: { id }, fetchPolicy: "network-only" });
  const list = readFragment(EditedPriceList, data?.priceList);
  if (list) return <PriceListForm key={list.version} list={list} onClose={onClose} />;
  if (error) return <LoadError error={error} refetch={refetch} />;
  if (data) return <BlankState dense kind="noMatch" title={t("billing.priceListNotThere")} />;

  return (
    <Box component="output" aria-label={t("ui.loading")} sx={{ px: 6, display: "grid", gap: 3 }}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  );
}
