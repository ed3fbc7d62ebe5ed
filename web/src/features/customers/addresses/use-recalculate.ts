import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { problemOf } from "#data/problem.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { AddressRow, distanceWords } from "./address-row.ts";

const RecalculateAddressDistance = graphql(`
  mutation RecalculateAddressDistance($input: RecalculateAddressDistanceInput!) {
    recalculateAddressDistance(input: $input) {
      address {
        id
        ...AddressRow
      }
    }
  }
`);

/** Recomputes a distance and shows the result, or what is missing for it. */
export function useRecalculate() {
  const [recalculate] = useMutation(RecalculateAddressDistance);
  const showMessage = useMessage();

  return async ({ id, street }: AddressRowFragment) => {
    try {
      const { data } = await recalculate({ variables: { input: { id } } });
      const address = readFragment(AddressRow, data?.recalculateAddressDistance?.address);
      if (address) showMessage(t("customers.streetIsDistancewordsAway", { street, distance: distanceWords(address) }));
    } catch (error) {
      showMessage(problemOf(error).message, { color: "error" });
    }
  };
}
