import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { useFollowing } from "#features/accounting/connection/under-way.ts";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { ItemLinks } from "./item-links.tsx";
import { MappingForm } from "./mapping-form.tsx";

const QboMapping = graphql(`
  fragment QboMapping on QboConnection {
    id
    version
    isSending
    ...EditedMappingFields
  }
`);

const QboAccountChoice = graphql(`
  fragment QboAccountChoice on QboAccount {
    id
    qboId
    name
    accountType
    isActive
  }
`);

const QboMappingPage = graphql(`
  query QboMappingPage($id: UUID!) {
    qboConnection(id: $id) {
      id
      ...QboMapping
    }
    qboAccounts(condition: { connectionId: $id }, first: 100, orderBy: [ID_ASC]) {
      nodes {
        id
        ...QboAccountChoice
      }
    }
    # A page of the server has at most 100.
    furtherAccounts: qboAccounts(condition: { connectionId: $id }, first: 100, offset: 100, orderBy: [ID_ASC]) {
      nodes {
        id
        ...QboAccountChoice
      }
    }
    moreAccounts: qboAccounts(condition: { connectionId: $id }, first: 100, offset: 200, orderBy: [ID_ASC]) {
      nodes {
        id
        ...QboAccountChoice
      }
    }
  }
`);

/** How records are booked in QuickBooks, and which item there each line item type is sold as. */
export function Mapping({ company }: { company: QboCompanyFragment }) {
  const { data, error, refetch } = useQuery(QboMappingPage, {
    variables: { id: company.id },
    fetchPolicy: "cache-and-network",
  });
  useFollowing(company, () => void refetch());
  const mapping = readFragment(QboMapping, data?.qboConnection);
  if (!data && error) return <LoadError error={error} refetch={refetch} />;
  if (!data || !mapping) return <ListSkeleton rows={8} />;
  const accounts = [data.qboAccounts, data.furtherAccounts, data.moreAccounts]
    .flatMap((page) => rowsOf(page))
    .map((row) => readFragment(QboAccountChoice, row));

  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", lg: "1fr 1fr" }, alignItems: "start" }}>
      <MappingForm
        key={`${mapping.version} ${accounts.length}`}
        mapping={mapping}
        accounts={accounts}
        company={company}
      />
      <ItemLinks company={company} />
    </Box>
  );
}
