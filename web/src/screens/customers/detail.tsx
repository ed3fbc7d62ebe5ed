import { useIsOffice } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { ContactsOfCustomer } from "#features/customers/detail/customer-contacts.tsx";
import { CustomerFacts, NotesOfCustomer } from "#features/customers/detail/customer-facts.tsx";
import { CustomerHead } from "#features/customers/detail/customer-head.fragment.ts";
import { CustomerActions, CustomerNotices } from "#features/customers/detail/customer-head.tsx";
import { CustomerEdited } from "#records/customer-form/customer-edited.fragment.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CustomerPageQuery } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

const CustomerSheet = lazyPart(async () => (await import("#records/customer-form/customer-sheet.tsx")).CustomerSheet);
const Orders = lazyPart(async () => (await import("#features/customers/detail/customer-orders.tsx")).OrdersOfCustomer);
const Vehicles = lazyPart(
  async () => (await import("#features/customers/detail/customer-vehicles.tsx")).VehiclesOfCustomer,
);
const Addresses = lazyPart(
  async () => (await import("#features/customers/detail/customer-addresses.tsx")).AddressesOfCustomer,
);
const Billing = lazyPart(
  async () => (await import("#features/customers/detail/customer-billing.tsx")).BillingOfCustomer,
);
const Accounts = lazyPart(
  async () => (await import("#features/billing/credit/accounts-of-customer.tsx")).AccountsOfCustomer,
);
const Logins = lazyPart(async () => (await import("#features/customers/detail/customer-logins.tsx")).LoginsOfCustomer);
const History = lazyPart(
  async () => (await import("#features/customers/detail/customer-timeline.tsx")).TimelineOfCustomer,
);

const CustomerPage = graphql(`
  query CustomerPage($id: UUID!, $admin: Boolean!) {
    customer(id: $id) {
      id
      ...CustomerHead
      ...CustomerContacts
      ...CustomerEdited
    }
  }
`);

const tabs = [
  { value: "overview", label: t("base.overview"), ofAdmins: false },
  { value: "contacts", label: t("base.contacts"), ofAdmins: false },
  { value: "addresses", label: t("base.addresses"), ofAdmins: false },
  { value: "vehicles", label: t("base.vehicles"), ofAdmins: false },
  { value: "orders", label: t("base.orders"), ofAdmins: false },
  { value: "billing", label: t("customers.estimatesAndInvoices"), ofAdmins: false },
  { value: "logins", label: t("customers.logins"), ofAdmins: true },
  { value: "notes", label: t("base.notes"), ofAdmins: false },
  { value: "timeline", label: t("customers.timeline"), ofAdmins: true },
] as const;

/** Everything about one customer. */
export function CustomerDetail() {
  const { id = "" }: { id?: string } = useParams({ strict: false });
  const admin = roleOf(useAuth().user) === "admin";
  const { data, error, refetch } = useQuery(CustomerPage, {
    variables: { id, admin },
    fetchPolicy: "cache-and-network",
  });
  const stored = data?.customer;
  if (stored) return <CustomerScreen stored={stored} admin={admin} />;
  if (error) return <LoadError error={error} refetch={refetch} />;
  return data ? <CustomerNotFound /> : <ListSkeleton rows={6} />;
}

function BillingPart({ id }: { id: string }) {
  return <Billing id={id} amounts={useIsOffice()} />;
}

interface CustomerScreenProps {
  stored: NonNullable<CustomerPageQuery["customer"]>;
  admin: boolean;
}

function CustomerScreen({ stored, admin }: CustomerScreenProps) {
  const { search, change } = useAddress();
  const customer = readFragment(CustomerHead, stored);
  const close = () => change({ edit: undefined });

  return (
    <Page
      title={<bdi>{customerName(customer)}</bdi>}
      actions={
        <>
          {customer.status !== "archived" && (
            <Button variant="contained" onClick={() => change({ edit: "1" })}>
              {t("base.edit")}
            </Button>
          )}
          <CustomerActions customer={customer} />
        </>
      }
    >
      <CustomerNotices customer={customer} />
      <CustomerTabs stored={stored} admin={admin} />
      <Suspense>
        {search["edit"] && (
          <CustomerSheet customer={readFragment(CustomerEdited, stored)} onSaved={close} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}

function CustomerTabs({ stored, admin }: CustomerScreenProps) {
  const { search, change } = useAddress();
  const offered = tabs.filter(({ ofAdmins }) => admin || !ofAdmins);
  const { value: tab } = offered.find(({ value }) => value === search["tab"]) ?? tabs[0];

  return (
    <>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, chosen: string) => change({ tab: chosen === "overview" ? undefined : chosen })}
        aria-label={t("customers.partsOfTheCustomer")}
      >
        {offered.map(({ value, label }) => (
          <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="customer-panel" />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="customer-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { lg: tab === "overview" ? "1fr 1fr" : "1fr" },
          alignItems: "start",
        }}
      >
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <CustomerPart tab={tab} stored={stored} admin={admin} />
        </Suspense>
      </Box>
    </>
  );
}

function CustomerPart({ tab, stored, admin }: CustomerScreenProps & { tab: (typeof tabs)[number]["value"] }) {
  const customer = readFragment(CustomerHead, stored);
  const { id } = customer;
  if (tab === "contacts") return <ContactsOfCustomer customer={stored} />;
  if (tab === "notes") return <NotesOfCustomer notes={customer.notes} action={<EditNotes />} />;
  if (tab === "orders") return <Orders id={id} />;
  if (tab === "vehicles") return <Vehicles id={id} />;
  if (tab === "addresses") return <Addresses customer={customer} admin={admin} />;
  if (tab === "billing")
    return (
      <>
        {admin && <Accounts id={id} />}
        <BillingPart id={id} />
      </>
    );
  if (tab === "logins") return <Logins id={id} />;
  if (tab === "timeline") return <History id={id} />;
  return (
    <>
      <CustomerFacts customer={customer} />
      <ContactsOfCustomer customer={stored} />
    </>
  );
}

function EditNotes() {
  const { change } = useAddress();
  return (
    <Button size="small" onClick={() => change({ edit: "1" })}>
      {t("base.edit")}
    </Button>
  );
}

function CustomerNotFound() {
  return (
    <BlankState
      whole
      kind="noMatch"
      title={t("customers.customerNotFound")}
      action={
        <Button component={RouteLink} to="/customers" variant="outlined">
          {t("base.customers")}
        </Button>
      }
    >
      {t("customers.itMayNotExist")}
    </BlankState>
  );
}
