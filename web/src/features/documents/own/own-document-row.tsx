import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { PdfButton } from "#records/documents/pdf-button.tsx";
import { typeWord } from "#records/documents/type-words.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListRow } from "#ui/table/list-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { formatMoment } from "#ui/time/times.ts";

const OwnDocument = graphql(`
  fragment OwnDocument on Document {
    id
    type
    number
    state
    issuedAt
    serviceOrder {
      id
      internalOrderNumber
      vehicle {
        id
        vehicleDescription
      }
    }
  }
`);

/** A document with its vehicle, its order and its PDF; that it is in force goes without saying. */
export function OwnDocumentRow({ of }: { of: FragmentType<typeof OwnDocument> }) {
  const { id, type, number, state, issuedAt, serviceOrder: order } = readFragment(OwnDocument, of);
  const isValid = state === "valid";

  return (
    <ListRow
      main={
        <>
          {typeWord(type)} <bdi dir="ltr">{number}</bdi>
        </>
      }
      second={
        <>
          {order && (
            <>
              <bdi>{order.vehicle?.vehicleDescription}</bdi>
              {" · "}
              <Link component={RouteLink} to={`/service-orders/${order.id}`} underline="hover">
                {order.internalOrderNumber}
              </Link>
              {" · "}
            </>
          )}
          {formatMoment(issuedAt)}
        </>
      }
      end={
        <>
          {!isValid && (
            <ToneChip tone={state === "revoked" ? "red" : "grey"}>
              {state === "revoked" ? t("documents.isRevoked") : t("documents.isSuperseded")}
            </ToneChip>
          )}
          <PdfButton address={id} label={`${typeWord(type)} ${number}`} fileName={number} />
        </>
      }
    />
  );
}
