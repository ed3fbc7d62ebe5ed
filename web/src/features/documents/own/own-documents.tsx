import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { searchFilter } from "#data/lists/search-filter.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { OwnDocumentRow } from "./own-document-row.tsx";

const OwnDocuments = graphql(`
  query OwnDocuments($first: Int!, $filter: DocumentFilter) {
    all: documents(first: 1) {
      nodes {
        id
      }
    }
    documents(first: $first, filter: $filter, orderBy: ISSUED_AT_DESC) {
      nodes {
        id
        ...OwnDocument
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

const step = 20;
const most = 100;

/** What was issued to the customer, over all orders, the newest first. */
export function DocumentsOfOwn() {
  const [typed, onSearch] = useState("");
  const [first, setFirst] = useState(step);
  const words = searchFilter(typed);
  const { data, previousData, error, refetch, loading } = useQuery(OwnDocuments, {
    variables: { first, filter: words.and ? { serviceOrder: { vehicle: words } } : null },
    fetchPolicy: "cache-and-network",
  });
  const shown = data ?? previousData;
  if (error && !shown) return <LoadError error={error} refetch={refetch} />;
  if (!shown) return <ListSkeleton rows={6} />;
  if (rowsOf(shown.all).length === 0) return <NoDocuments />;
  const documents = rowsOf(shown.documents);

  return (
    <SectionCard title={t("base.documents")} flush>
      <Box sx={{ px: 5, pb: 2 }}>
        <SearchField label={t("documents.searchByVehicleOrVin")} value={typed} onSearch={onSearch} />
      </Box>
      <RowList label={t("base.documents")}>
        {documents.map((document) => (
          <OwnDocumentRow key={document.id} of={document} />
        ))}
      </RowList>
      {documents.length === 0 && <BlankState kind="noMatch" title={t("documents.noDocumentOfSuchAVehicle")} dense />}
      {shown.documents?.pageInfo.hasNextPage && first < most && (
        <Box sx={{ px: 5, py: 3 }}>
          <Button loading={loading} onClick={() => setFirst(first + step)}>
            {t("base.showMore")}
          </Button>
        </Box>
      )}
    </SectionCard>
  );
}

const NoDocuments = () => (
  <BlankState
    kind="empty"
    title={t("documents.noDocumentsYet")}
    action={
      <Button component={RouteLink} to="/appointment-scheduling" variant="contained">
        {t("base.newOrder")}
      </Button>
    }
  >
    {t("documents.estimatesInvoicesAndCertificatesAppear")}
  </BlankState>
);
