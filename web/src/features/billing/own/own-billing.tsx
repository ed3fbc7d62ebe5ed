import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { Suspense } from "react";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { StatCard } from "#ui/chart/stat-card.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { customersNumbers } from "#records/order-numbers.ts";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { formatDay } from "#ui/time/times.ts";
import { CardReturn } from "./card-return.tsx";
import { EstimatesToDecide } from "./estimates-to-decide.tsx";
import { OrdersLackingPo } from "./orders-lacking-po.tsx";
import { OpenInvoices } from "./open-invoices.tsx";
import { PayableInvoice } from "./payable-invoice.fragment.ts";

const OwnRewards = lazyPart(async () => (await import("#features/billing/credit/own-rewards.tsx")).OwnRewards);

const OwnBilling = graphql(`
  query OwnBilling {
    customers(first: 1) {
      nodes {
        id
        isPartnerReward
        accounts {
          openBalance
          credit
          reward
        }
      }
    }
    open: invoices(
      first: 50
      orderBy: [DUE_DATE_ASC, ID_ASC]
      filter: { status: { in: ["issued", "sent", "partiallyPaid"] } }
    ) {
      nodes {
        id
        ...PayableInvoice
      }
    }
    paid: invoices(first: 20, orderBy: CREATED_AT_DESC, filter: { status: { equalTo: "paid" } }) {
      nodes {
        id
        number
        issueDate
        totalCents
        poNumber
        serviceOrderId
        serviceOrder {
          ...OrderName
        }
      }
    }
    estimates(first: 20, orderBy: CREATED_AT_DESC, filter: { status: { in: ["sent", "viewed"] } }) {
      nodes {
        id
        ...AwaitedEstimate
      }
    }
    lackingPo: serviceOrders(
      first: 20
      orderBy: STATUS_CHANGED_AT_ASC
      filter: {
        poNumber: { isNull: true }
        customer: { requiresPo: { equalTo: true } }
        status: { category: { notIn: ["billing", "closed"] } }
        estimates: { some: { status: { in: ["approved", "converted"] } } }
      }
    ) {
      nodes {
        id
        ...OrderLackingPo
      }
    }
  }
`);

/** What a customer owes, has paid and has to decide. */
export function BillingOfOwn() {
  const { data, error, refetch } = useQuery(OwnBilling, { fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;
  const [customer] = rowsOf(data.customers);
  const open = rowsOf(data.open).map((row) => readFragment(PayableInvoice, row));

  return (
    <Box sx={{ display: "grid", gap: 4, alignContent: "start" }}>
      <CardReturn onSettled={() => void refetch()} />
      <EstimatesToDecide estimates={rowsOf(data.estimates)} onDecided={() => void refetch()} />
      <OrdersLackingPo orders={rowsOf(data.lackingPo)} />
      {customer?.accounts && <Figures {...customer.accounts} isPartner={customer.isPartnerReward} />}
      <OpenInvoices
        invoices={open}
        {...(customer && { customerId: customer.id, credit: customer.accounts?.credit ?? 0 })}
        onCreditUsed={() => void refetch()}
      />
      {customer && earns(customer) && (
        <Suspense>
          <OwnRewards balance={customer.accounts?.reward ?? 0} />
        </Suspense>
      )}
      <DocumentsList
        title={t("billing.paidInvoices")}
        rows={rowsOf(data.paid).map(({ serviceOrder, poNumber, ...row }) => ({
          ...row,
          vehicle: serviceOrder?.vehicle?.vehicleDescription,
          second: [
            ...(serviceOrder ? customersNumbers({ ...serviceOrder, poNumber }) : []),
            row.issueDate && formatDay(row.issueDate),
          ]
            .filter(Boolean)
            .join(" · "),
        }))}
      />
    </Box>
  );
}

const earns = ({ isPartnerReward, accounts }: { isPartnerReward: boolean; accounts: { reward: number } | null }) =>
  isPartnerReward || (accounts?.reward ?? 0) !== 0;

interface FiguresProps {
  openBalance: number;
  credit: number;
  reward: number;
  isPartner: boolean;
}

function Figures({ openBalance, credit, reward, isPartner }: FiguresProps) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
      }}
    >
      <StatCard label={t("billing.openBalance")} value={<MoneyText cents={openBalance} />} />
      {credit !== 0 && <StatCard label={t("billing.credit")} value={<MoneyText cents={credit} />} />}
      {(isPartner || reward !== 0) && (
        <StatCard label={t("billing.rewardBalance")} value={<MoneyText cents={reward} />} />
      )}
    </Box>
  );
}

interface ListedDocument {
  id: string;
  number?: string | null;
  vehicle?: string | undefined;
  second: string;
  totalCents: number;
  /** Null for an opening invoice. */
  serviceOrderId: string | null;
}

function DocumentsList({ title, rows }: { title: string; rows: readonly ListedDocument[] }) {
  if (rows.length === 0) return null;

  return (
    <SectionCard title={title} flush>
      <RowList label={title}>
        {rows.map(({ id, number, vehicle, second, totalCents, serviceOrderId }) => (
          <ListRow
            key={id}
            {...(serviceOrderId && { link: { to: `/service-orders/${serviceOrderId}` } })}
            stacked
            main={
              <>
                <bdi>{number}</bdi>
                {vehicle && (
                  <>
                    {" · "}
                    <bdi>{vehicle}</bdi>
                  </>
                )}
              </>
            }
            second={second}
            end={<MoneyText cents={totalCents} />}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}
