import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
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
  const { run } = useVerb();

  return ({ id, street }: AddressRowFragment) =>
    run(
      () => recalculate({ variables: { input: { id } } }),
      ({ data }) => {
        const address = readFragment(AddressRow, data?.recalculateAddressDistance?.address);
        return address ? t("customers.streetIsDistancewordsAway", { street, distance: distanceWords(address) }) : null;
      },
    );
}
