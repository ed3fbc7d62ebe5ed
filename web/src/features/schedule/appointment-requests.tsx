import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { PlaceFieldsFragment, AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";
import { AppointmentFields } from "./appointment.fragment.ts";

const AppointmentRequestsList = graphql(`
  query AppointmentRequests($from: Datetime!) {
    appointments(
      first: 50
      orderBy: CREATED_AT_ASC
      filter: { status: { equalTo: "requested" }, startsAt: { greaterThanOrEqualTo: $from } }
    ) {
      totalCount
      nodes {
        id
        ...AppointmentFields
      }
    }
  }
`);

interface AppointmentRequestsProps {
  places: readonly PlaceFieldsFragment[];
  onMove: (appointment: AppointmentFieldsFragment, place: PlaceFieldsFragment) => void;
}

/** Times that customers requested, at every facility and on any future day, the longest waiting first. */
export function AppointmentRequests({ places, onMove }: AppointmentRequestsProps) {
  const [from] = useState(() => new Date().toISOString());
  const { data, previousData, refetch } = useQuery(AppointmentRequestsList, {
    variables: { from },
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({}, () => {
    refetch().catch(() => {}); // The next change asks again.
  });
  const requests = (data ?? previousData)?.appointments;
  const appointments = rowsOf(requests).map((row) => readFragment(AppointmentFields, row));

  return (
    <SectionCard
      title={t("base.appointmentsToConfirm")}
      aside={<Typography color="textSecondary">{requests?.totalCount ?? 0}</Typography>}
      flush
    >
      {appointments.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("schedule.noCustomerWaitsForAnAnswer")}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t("base.appointmentsToConfirm")}
        tabIndex={0}
        sx={{ listStyle: "none", m: 0, p: 0, overflowY: "auto", maxHeight: 320 }}
      >
        {appointments.map((appointment) => {
          const place = places.find(({ id }) => id === appointment.facilityId);
          return (
            place && <RequestRow key={appointment.id} {...{ appointment, place, onMove }} isNamed={places.length > 1} />
          );
        })}
      </Box>
    </SectionCard>
  );
}

interface RequestRowProps extends Pick<AppointmentRequestsProps, "onMove"> {
  appointment: AppointmentFieldsFragment;
  place: PlaceFieldsFragment;
  /** Whether there is more than one facility. */
  isNamed: boolean;
}

function RequestRow({ appointment, place, isNamed, onMove }: RequestRowProps) {
  const { confirm, busy } = useConfirm(appointment);
  const { startsAt, serviceOrder: order } = appointment;
  const number = order?.internalOrderNumber;
  const details = [number, order?.customer && customerName(order.customer), isNamed && place.facilityName];

  return (
    <Box component="li" sx={{ px: 5, py: 2, "&:hover": { bgcolor: "action.hover" } }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        <bdi>{`${dayWords(place.timeZone, startsAt)}, ${timeWithZone(place.timeZone, startsAt)}`}</bdi>
      </Typography>
      <Typography variant="body2">
        <bdi>{order?.vehicle?.vehicleDescription}</bdi>
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        <bdi>{details.filter(Boolean).join(" · ")}</bdi>
      </Typography>
      <Box sx={{ display: "flex", gap: 1, mx: -1.5, mt: 1 }}>
        <Button
          size="small"
          loading={busy}
          onClick={() => void confirm()}
          aria-label={t("schedule.confirmNumber", { number })}
        >
          {t("base.confirm")}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => onMove(appointment, place)}
          aria-label={t("schedule.moveNumber", { number })}
        >
          {t("orders.move")}
        </Button>
      </Box>
    </Box>
  );
}

function useConfirm({ id, version }: AppointmentFieldsFragment) {
  const verbs = useAppointmentVerbs({ shownBy: "bar" });
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await verbs.confirm({ id, version });
    setBusy(false);
  };
  return { confirm, busy };
}
