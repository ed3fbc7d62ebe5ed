import { t } from "@boresight/domain/texts/text";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { skipToken, useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";

const LiveOrdersOfVin = graphql(`
  query LiveOrdersOfVin($vin: String!) {
    serviceOrders(
      first: 3
      orderBy: CREATED_AT_DESC
      filter: {
        vehicle: { vinNumber: { equalTo: $vin } }
        status: { category: { notIn: ["done", "billing", "closed"] } }
      }
    ) {
      nodes {
        id
        internalOrderNumber
        status {
          id
          statusName
          customerLabel
        }
      }
    }
  }
`);

/** Warns when the vehicle already has an open order that the reader may see; a second one is allowed. */
export function LiveOrdersNotice({ vin, staff }: { vin: string; staff: boolean }) {
  const { data } = useQuery(
    LiveOrdersOfVin,
    vin.length === 17 ? { variables: { vin }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const live = rowsOf(data?.serviceOrders).map(
    ({ internalOrderNumber, status }) =>
      `${internalOrderNumber} (${(staff ? status?.statusName : status?.customerLabel) ?? ""})`,
  );
  if (live.length === 0) return null;

  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <RichText
        text={t("intake.liveOrders", { count: live.length, ...slots("numbers") })}
        numbers={<bdi>{live.join(", ")}</bdi>}
      />
    </Alert>
  );
}
