import { PhoneText } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import { graphql } from "#graphql/gql.ts";
import type { CustomerRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { kindWord } from "#records/customer-kinds.ts";
import { termsWords } from "./terms-words.ts";
import { CustomerMarks } from "./customer-marks.tsx";

export const CustomerRow = graphql(`
  fragment CustomerRow on Customer {
    ...CustomerName
    email
    phone
    customerKind
    isPartnerReward
    requiresPo
    acceptsCurrentTerms
    status
    tags
    paymentTermsDays
    address {
      id
      city
      state
      distanceToSensi
    }
    serviceOrders(first: 1, orderBy: CREATED_AT_DESC) {
      totalCount
      nodes {
        id
        createdAt
      }
    }
    accounts {
      openBalance
    }
    openOrders: serviceOrders(filter: { status: { category: { notIn: ["billing", "closed"] } } }) {
      totalCount
    }
  }
`);

type Column = TableColumn<CustomerRowFragment>;

/** A company with its contact below, or the contact alone. */
export function CustomerName({ customer: { companyName, firstName, lastName } }: { customer: CustomerRowFragment }) {
  const person = `${firstName} ${lastName}`.trim();
  return <TwoLines main={companyName || person} second={companyName ? person : undefined} />;
}

const name: Column = {
  field: "companyName",
  header: t("base.customer"),
  flex: 2,
  minWidth: 190,
  sortable: true,
  show: (row) => <CustomerName customer={row} />,
};

const contact: Column = {
  field: "email",
  header: t("base.contact"),
  flex: 1.9,
  minWidth: 172,
  show: ({ email, phone }) => (
    <TwoLines main={phone ? <PhoneText phone={phone} /> : email} second={(phone && email) || undefined} />
  ),
};

const kind: Column = {
  field: "customerKind",
  header: t("base.kind"),
  flex: 1,
  minWidth: 136,
  sortable: true,
  show: ({ customerKind, address }) => (
    <TwoLines main={kindWord(customerKind)} second={address && `${address.city}, ${address.state}`} />
  ),
};

const terms: Column = {
  field: "terms",
  header: t("base.termsOfService"),
  minWidth: 96,
  show: ({ paymentTermsDays }) => termsWords(paymentTermsDays),
};

const marks: Column = {
  field: "marks",
  header: t("customers.marks"),
  flex: 1,
  minWidth: 164,
  show: (row) => <CustomerMarks customer={row} />,
};

const open: Column = {
  field: "openOrders",
  header: t("base.open"),
  minWidth: 68,
  align: "right",
  show: ({ id, openOrders }) => (
    <Link component={RouteLink} to="/service-orders" search={{ customer: id }} underline="hover">
      {openOrders.totalCount}
    </Link>
  ),
};

const all: Column = {
  field: "orders",
  header: t("base.orders"),
  minWidth: 100,
  align: "right",
  show: ({ id, serviceOrders }) => (
    <Link component={RouteLink} to="/service-orders" search={{ customer: id, view: "all" }} underline="hover">
      {serviceOrders.totalCount}
    </Link>
  ),
};

const balance: Column = {
  field: "openBalance",
  header: t("base.balance"),
  minWidth: 104,
  align: "right",
  sortable: true,
  show: ({ accounts }) => <MoneyText cents={accounts?.openBalance} />,
};

const last: Column = {
  field: "lastOrder",
  header: t("customers.lastOrder"),
  flex: 0.7,
  minWidth: 112,
  show: ({ serviceOrders: { nodes } }) => (nodes[0] ? <RelativeTime moment={nodes[0].createdAt} /> : "–"),
};

const tags: Column = {
  field: "tags",
  header: t("customers.tags"),
  flex: 1,
  minWidth: 132,
  show: (row) => <TwoLines main={row.tags.join(", ")} second={undefined} />,
};

const columns: readonly Column[] = [name, contact, kind, terms, tags, marks, open, all, balance, last];
const rare = new Set([tags, all]);

/** All columns that can be chosen, in the order of the table. What customers owe is for the office. */
export const customerColumns = (isOffice: boolean): readonly Column[] =>
  isOffice ? columns : columns.filter((column) => column !== balance);

export const usualCustomerColumns = (isOffice: boolean): string[] =>
  customerColumns(isOffice)
    .filter((column) => !rare.has(column))
    .map(({ field }) => field);
