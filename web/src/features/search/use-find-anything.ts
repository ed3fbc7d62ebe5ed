import { isStaff } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useSeesInvoices } from "#auth/use-standing.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { useDeferredValue } from "react";
import { searchFilter } from "#data/lists/search-filter.ts";
import { useAbility } from "#auth/use-ability.ts";
import { graphql } from "#graphql/gql.ts";
import { foundEntries } from "./found-entries.ts";
import type { FoundEntry } from "./record-entry.ts";
import { typedEstimateNumbers, typedInvoiceNumbers, typedReferences } from "./typed-number.ts";
import { useNearHits } from "./use-near-hits.ts";

const shortest = 2;

const FindAnything = graphql(`
  query FindAnything(
    $orders: OrderFilter!
    $people: CustomerFilter!
    $cars: VehicleFilter!
    $customers: Boolean!
    $vehicles: Boolean!
    $invoices: [String!]
    $estimates: [String!]
    $withNumber: Boolean!
    $amounts: Boolean!
    $names: ContactFilter!
    $references: [String!]
    $payments: Boolean!
    $tools: EquipmentFilter!
    $equipment: Boolean!
  ) {
    orderPage(first: 6, filter: $orders) {
      orders {
        id
        ...FoundOrder
      }
    }
    invoices(first: 2, filter: { number: { in: $invoices } }, orderBy: CREATED_AT_DESC) @include(if: $withNumber) {
      nodes {
        id
        number
        status
        serviceOrderId
        totalCents @include(if: $amounts)
      }
    }
    estimates(first: 3, filter: { number: { in: $estimates } }, orderBy: CREATED_AT_DESC) @include(if: $withNumber) {
      nodes {
        id
        number
        status
        serviceOrderId
        totalCents
      }
    }
    customers(first: 4, filter: $people, orderBy: COMPANY_NAME_ASC) @include(if: $customers) {
      nodes {
        id
        ...FoundCustomer
      }
    }
    contacts(first: 4, filter: $names, orderBy: NAME_ASC) @include(if: $customers) {
      nodes {
        id
        ...FoundContact
      }
    }
    payments(first: 4, filter: { reference: { inInsensitive: $references } }, orderBy: RECEIVED_ON_DESC)
      @include(if: $payments) {
      nodes {
        id
        ...FoundPayment
      }
    }
    vehicles(first: 4, filter: $cars, orderBy: CREATED_AT_DESC) @include(if: $vehicles) {
      nodes {
        id
        ...FoundVehicle
      }
    }
    equipments(first: 4, filter: $tools, orderBy: NAME_ASC) @include(if: $equipment) {
      nodes {
        id
        ...FoundEquipment
      }
    }
  }
`);

interface Found {
  entries: FoundEntry[];
  loading: boolean;
  /** Whether the query is long enough. */
  asked: boolean;
}

/**
 * The results for the typed text, of the kinds this person may see; the previous ones stay until the next arrive. If they are few, what
 * may have been meant follows.
 */
export function useFindAnything(typed: string): Found {
  const ability = useAbility();
  const amounts = useSeesInvoices();
  const sought = useDeferredValue(typed);
  const filter = searchFilter(sought);
  const orders = { view: "all" as const, search: sought };
  const numbers = { invoices: typedInvoiceNumbers(sought), estimates: typedEstimateNumbers(sought) };
  const billing = {
    ...numbers,
    withNumber: numbers.invoices.length + numbers.estimates.length > 0,
    amounts, // Who sees that there is an invoice, but not what it says.
  };
  const equipment = { equipment: isStaff(roleOf(useAuth().user)), tools: filter };
  const permitted = { customers: ability.can("read", "customers"), vehicles: ability.can("read", "vehicles") };
  const references = typedReferences(sought);
  const more = {
    references,
    payments: amounts && permitted.customers && references.length > 0,
    names: { and: sought.split(/\s+/).map((word) => ({ name: { includesInsensitive: word } })) },
  };
  const openingPage = ability.can("read", "invoices") ? "/invoices" : "/billing";
  const asked = sought.replaceAll(/\s/g, "").length >= shortest;
  const { data, previousData, loading } = useQuery(
    FindAnything,
    asked
      ? { variables: { orders, people: filter, cars: filter, ...permitted, ...billing, ...more, ...equipment } }
      : skipToken,
  );

  const exact = asked ? foundEntries(data ?? previousData, { typed: sought, openingPage }) : [];
  const near = useNearHits({ typed: sought, permitted, exact: asked && data && !loading ? exact : null });

  return { entries: [...exact, ...near.entries], loading: loading || near.loading, asked };
}
