import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";

const SetOrderPayer = graphql(`
  mutation SetOrderPayer($input: SetOrderPayerInput!) {
    setOrderPayer(input: $input) {
      serviceOrder {
        id
        version
      }
    }
  }
`);

/** Says who pays for an order; what they ask for is read again. */
export const useSetPayer = () => useMutation(SetOrderPayer, { refetchQueries: ["PayerOfOrder"] });
