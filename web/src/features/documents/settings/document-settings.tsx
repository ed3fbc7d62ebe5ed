import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { LooksForm } from "./looks-form.tsx";

const DocumentLooksFields = graphql(`
  fragment DocumentLooksFields on ShopSetting {
    id
    version
    accentColor
    pageSize
    letterheadLines
    documentFooter
    paymentInstructions
    estimateText
    invoiceText
    certificateText
  }
`);

const LatestDocumentLooks = graphql(`
  query LatestDocumentLooks {
    shopSettings(first: 1, orderBy: VERSION_DESC) {
      nodes {
        id
        ...DocumentLooksFields
      }
    }
  }
`);

/** How the shop's documents look, with a preview. */
export function DocumentSettings() {
  const { data, error, refetch } = useQuery(LatestDocumentLooks, { fetchPolicy: "cache-and-network" });
  const looks = readFragment(DocumentLooksFields, rowsOf(data?.shopSettings)[0]);
  if (looks) return <LooksForm key={looks.version} looks={looks} />;
  if (error) return <LoadError error={error} refetch={refetch} />;

  return <ListSkeleton rows={8} />;
}
