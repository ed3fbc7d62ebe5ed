import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import { Suspense, useState } from "react";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { useFollowing } from "#features/accounting/connection/under-way.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { RowList } from "#ui/table/list-row.tsx";
import { ItemLine } from "./item-line.tsx";
import { itemRows, type ItemRow } from "./item-rows.ts";

const ItemDialog = lazyPart(async () => (await import("./item-dialog.tsx")).ItemDialog);

const QboItemLinks = graphql(`
  query QboItemLinks($id: UUID!) {
    lineItemTypes(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        name
        isActive
      }
    }
    # A page of the server has at most 100.
    furtherTypes: lineItemTypes(first: 100, offset: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        name
        isActive
      }
    }
    qboLinks(condition: { connectionId: $id, entity: "Item" }, first: 100) {
      nodes {
        id
        localId
        qboId
        snapshot
      }
    }
    furtherLinks: qboLinks(condition: { connectionId: $id, entity: "Item" }, first: 100, offset: 100) {
      nodes {
        id
        localId
        qboId
        snapshot
      }
    }
    qboRecords(
      first: 100
      filter: {
        connectionId: { equalTo: $id }
        entity: { equalTo: "Item" }
        match: { in: ["name", "email", "phone"] }
        decision: { notEqualTo: "ignore" }
      }
    ) {
      nodes {
        id
        name
        suggestedId
      }
    }
  }
`);

/** Which item in QuickBooks each line item type is sold as. */
export function ItemLinks({ company }: { company: QboCompanyFragment }) {
  const { data, error, refetch } = useQuery(QboItemLinks, {
    variables: { id: company.id },
    fetchPolicy: "cache-and-network",
  });
  useFollowing(company, () => void refetch());
  const [asked, setAsked] = useState<ItemRow | null>(null);

  return (
    <SectionCard title={t("accounting.items")} flush>
      <Box sx={{ px: 5, pb: 3 }}>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={alignStart}>
          {t("accounting.itemLinksHelp")}
        </Typography>
      </Box>
      {!data && !error && <Skeleton height={320} sx={{ mx: 5 }} />}
      {!data && error && <LoadError error={error} refetch={refetch} />}
      {data && (
        <RowList label={t("accounting.items")}>
          {itemRows(data).map((row) => (
            <ItemLine key={row.id} row={row} connectionId={company.id} onChoose={() => setAsked(row)} />
          ))}
        </RowList>
      )}
      <Suspense>
        {asked && <ItemDialog row={asked} connectionId={company.id} onClose={() => setAsked(null)} />}
      </Suspense>
    </SectionCard>
  );
}
