import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { DocumentStatus } from "#records/billing/document-status.tsx";
import { shownStatuses } from "#records/billing/replaced-estimates.ts";
import { LoadError } from "#records/load-error.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

const CustomerBilling = graphql(`
  query CustomerBilling($id: UUID!, $amounts: Boolean!) {
    estimates(first: 20, orderBy: CREATED_AT_DESC, filter: { customerId: { equalTo: $id } }) {
      nodes {
        id
        number
        status
        supplementsId
        totalCents @include(if: $amounts)
        serviceOrderId
      }
    }
    invoices(first: 20, orderBy: CREATED_AT_DESC, filter: { customerId: { equalTo: $id } }) {
      nodes {
        id
        number
        status
        totalCents @include(if: $amounts)
        balanceCents @include(if: $amounts)
        serviceOrderId
      }
    }
  }
`);

/** The latest estimates and invoices, each with the order that it belongs to. */
export function BillingOfCustomer({ id, amounts }: { id: string; amounts: boolean }) {
  const { data, error, refetch } = useQuery(CustomerBilling, {
    variables: { id, amounts },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;
  const [estimates, invoices] = [rowsOf(data.estimates), rowsOf(data.invoices)];
  const statuses = shownStatuses(estimates);
  if (estimates.length === 0 && invoices.length === 0)
    return <BlankState dense kind="empty" title={t("customers.nothingBilledYet")} />;

  return (
    <>
      {amounts && (
        <Box sx={{ display: "flex", justifyContent: "end" }}>
          <Button component={RouteLink} {...statementOf(id)} variant="outlined" size="small">
            {t("billing.statement")}
          </Button>
        </Box>
      )}
      <BilledList
        title={t("base.estimates")}
        rows={estimates.map((one) => ({ ...one, status: statuses.get(one.id) ?? one.status }))}
        of={id}
      />
      <BilledList title={t("base.invoices")} rows={invoices} of={id} />
    </>
  );
}

const statementOf = (customer: string) => ({ to: "/invoices", search: { view: "statement", customer } });

interface Billed {
  id: string;
  number?: string | null;
  status: string;
  totalCents?: number;
  /** Null for an opening invoice, which is on the statement. */
  serviceOrderId: string | null;
}

function BilledList({ title, rows, of }: { title: string; rows: readonly Billed[]; of: string }) {
  if (rows.length === 0) return null;

  return (
    <SectionCard title={title} flush>
      <RowList label={title}>
        {rows.map(({ id, number, status, totalCents, serviceOrderId }) => (
          <ListRow
            key={id}
            link={serviceOrderId ? { to: `/service-orders/${serviceOrderId}` } : statementOf(of)}
            main={<bdi>{number ?? t("base.draft")}</bdi>}
            second={<DocumentStatus status={status} />}
            end={totalCents !== undefined && <MoneyText cents={totalCents} />}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}
