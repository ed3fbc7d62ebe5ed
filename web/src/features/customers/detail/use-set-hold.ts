import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";

const SetCustomerHold = graphql(`
  mutation SetCustomerHold($input: SetCustomerHoldInput!, $admin: Boolean!) {
    setCustomerHold(input: $input) {
      customer {
        id
        ...CustomerHead
      }
    }
  }
`);

export function useSetHold() {
  const [set] = useMutation(SetCustomerHold);
  return (id: string, version: number, reason: string | null) =>
    set({ variables: { input: { id, version, reason }, admin: true } });
}
