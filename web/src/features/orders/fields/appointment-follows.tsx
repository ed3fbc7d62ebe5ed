import { useQuery } from "@apollo/client/react";
import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { momentWords } from "#ui/time/zone-times.ts";

const AppointmentAhead = graphql(`
  query AppointmentAhead($orderId: UUID!, $statuses: [String!]!) {
    appointments(
      first: 1
      orderBy: STARTS_AT_DESC
      filter: { serviceOrderId: { equalTo: $orderId }, status: { in: $statuses } }
    ) {
      nodes {
        id
        startsAt
        facility {
          id
          timeZone
        }
        technician {
          id
          displayName
        }
      }
    }
  }
`);

interface AppointmentFollowsProps {
  orderId: string;
  /** Chosen for the order; empty for nobody. */
  technicianId: string;
}

/** Says that the appointment ahead gets the order's technician too, where another one has it. */
export function AppointmentFollows({ orderId, technicianId }: AppointmentFollowsProps) {
  const variables = { orderId, statuses: [...movableAppointmentStatuses] };
  const { data } = useQuery(AppointmentAhead, { variables, fetchPolicy: "cache-and-network" });
  const ahead = rowsOf(data?.appointments)[0];
  if (!ahead || (ahead.technician?.id ?? "") === technicianId) return null;
  const when = momentWords(ahead.facility?.timeZone ?? "UTC", ahead.startsAt);

  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {ahead.technician
        ? t("orders.appointmentFollowsFrom", { when, name: ahead.technician.displayName })
        : t("orders.appointmentFollows", { when })}
    </Alert>
  );
}
