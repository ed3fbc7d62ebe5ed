import { payerList } from "@boresight/domain/billing/payers/payer-fields";
import { t } from "@boresight/domain/texts/text";
import { Suspense } from "react";
import Skeleton from "@mui/material/Skeleton";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { RecordList } from "#records/list/record-list.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PayerRow } from "./payer-row.fragment.ts";

const PayerDialog = lazyPart(async () => (await import("./payer-dialog.tsx")).PayerDialog);
const KnownPayer = lazyPart(async () => (await import("./known-payer.tsx")).KnownPayer);

const PayersPage = graphql(`
  query PayersPage($first: Int!, $offset: Int!, $orderBy: [PayerOrderBy!], $filter: PayerFilter) {
    payers(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...PayerRow
      }
    }
  }
`);

/** Who pays besides customers, and what each asks for. */
export function Payers() {
  return (
    <RecordList
      of={payerList}
      query={PayersPage}
      page={({ payers }) => payers}
      read={(row) => readFragment(PayerRow, row)}
      opens="payer"
    >
      {({ row, isNew, close }) => (
        <>
          <Sheet title={row?.name ?? t("billing.payer")} width={640} open={row !== null} onClose={close}>
            <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
              {row && <KnownPayer key={row.id} payer={row} />}
            </Suspense>
          </Sheet>
          <Suspense>{isNew && <PayerDialog payer={null} onClose={close} />}</Suspense>
        </>
      )}
    </RecordList>
  );
}
