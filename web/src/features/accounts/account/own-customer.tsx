import { useSubscription } from "@apollo/client/react";
import { isCustomerType } from "@boresight/domain/accounts/roles";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import type { MyCustomerSubscription } from "#graphql/graphql.ts";

graphql(`
  fragment AddressOfOwnCustomer on Address {
    id
    street
    city
    state
    postalCode
    country
    distanceToSensi
    pickupSpotDescription
  }
`);

/** The specification's fields of a customer; what shows contacts and addresses reads them from the cache. */
const MyCustomer = graphql(`
  subscription MyCustomer {
    myCustomer {
      ...CustomerName
      email
      phone
      notes
      isPartnerReward
      addressId
      requiresPo
      hasAcceptedTerms
      contacts(first: 50, orderBy: NAME_ASC) {
        nodes {
          id
          name
          title
          email
          phone
          isPreferred
        }
      }
      addresses(first: 50) {
        nodes {
          id
          address {
            ...AddressOfOwnCustomer
          }
        }
      }
      address {
        ...AddressOfOwnCustomer
      }
    }
  }
`);

interface OwnCustomer {
  /** Null for staff, and until a customer is linked to the account. */
  customer: MyCustomerSubscription["myCustomer"] | null;
  loading: boolean;
}

const OwnCustomerContext = createContext<OwnCustomer>({ customer: null, loading: false });

/** The customer linked to this account, live: staff may link or change it at any time. */
export function OwnCustomerProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const skip = !isCustomerType(roleOf(user));
  const { data, loading } = useSubscription(MyCustomer, { skip });
  const customer = data?.myCustomer ?? null;
  const own = useMemo(() => ({ customer, loading: loading && !skip }), [customer, loading, skip]);

  return <OwnCustomerContext value={own}>{children}</OwnCustomerContext>;
}

/** Whether this account may request orders: once it is linked to a customer, and while that is still loading. */
export function useMaySend(): boolean {
  const { customer, loading } = useOwnCustomer();
  const role = roleOf(useAuth().user);
  return loading || customer !== null || !isCustomerType(role);
}

export const useOwnCustomer = (): OwnCustomer => useContext(OwnCustomerContext);
