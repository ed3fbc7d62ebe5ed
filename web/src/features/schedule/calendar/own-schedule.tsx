import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isFreeToChange } from "@boresight/domain/schedule/free-change";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import type { OwnAppointmentsQuery } from "#graphql/graphql.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { CalendarLinkButton } from "./calendar-link-button.tsx";
import { CancelDialog } from "#features/schedule/cancel-dialog.tsx";
import { OwnRescheduleDialog } from "#features/schedule/own-reschedule-dialog.tsx";
import { kindWords, lookOf } from "#features/schedule/appointment-words.ts";
import { LoadError } from "#records/load-error.tsx";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import { CallToChange } from "#features/schedule/call-to-change.tsx";

const OwnAppointments = graphql(`
  query OwnAppointments {
    appointments(first: 50, orderBy: STARTS_AT_ASC, filter: { status: { in: ["requested", "confirmed", "arrived"] } }) {
      nodes {
        id
        version
        customerId
        status
        kind
        startsAt
        facility {
          id
          facilityName
          phone
          timeZone
        }
        serviceOrder {
          id
          internalOrderNumber
          vehicle {
            id
            vehicleDescription
          }
        }
      }
    }
  }
`);

type OwnAppointment = NonNullable<NonNullable<OwnAppointmentsQuery["appointments"]>["nodes"][number]>;

/** A customer's future appointments, which can be moved or cancelled until 24 hours before. */
export function OwnSchedule() {
  const { data, error, refetch } = useQuery(OwnAppointments, {
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({}, () => {
    refetch().catch(() => {}); // The query's own error tells.
  });
  const [asked, setAsked] = useState<{ about: "cancel" | "move"; appointment: OwnAppointment } | null>(null);
  const appointments = rowsOf(data?.appointments);
  const customerId = appointments[0]?.customerId;
  const close = () => setAsked(null);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;

  return (
    <Box sx={{ display: "grid", gap: 4, maxWidth: 720 }}>
      {data && appointments.length === 0 && (
        <BlankState kind="empty" title={t("schedule.noAppointments")}>
          {t("schedule.whenATimeIsBookedFor")}
        </BlankState>
      )}
      {customerId && (
        <Box sx={{ justifySelf: "end" }}>
          <CalendarLinkButton
            feed={{ subject: "customer", subjectId: customerId, name: t("schedule.yourAppointments") }}
          />
        </Box>
      )}
      {appointments.map((appointment) => (
        <OwnAppointmentCard
          key={appointment.id}
          appointment={appointment}
          onAsk={(about) => setAsked({ about, appointment })}
        />
      ))}
      {asked?.about === "cancel" && (
        <CancelDialog appointment={asked.appointment} name={numberOf(asked.appointment)} onClose={close} />
      )}
      {asked?.about === "move" && <OwnRescheduleDialog appointment={asked.appointment} onClose={close} />}
    </Box>
  );
}

const numberOf = ({ serviceOrder }: OwnAppointment) => serviceOrder?.internalOrderNumber ?? t("schedule.thisOrder");

function OwnAppointmentCard({
  appointment,
  onAsk,
}: {
  appointment: OwnAppointment;
  onAsk: (about: "cancel" | "move") => void;
}) {
  const { serviceOrder: order, facility, startsAt, status, kind } = appointment;
  const timeZone = facility?.timeZone ?? "UTC";
  const isAhead = status !== "arrived";
  const isFree = isFreeToChange(new Date(startsAt), useNow());
  const look = lookOf(status);
  const number = numberOf(appointment);

  return (
    <SectionCard
      title={`${dayWords(timeZone, startsAt)}, ${timeWithZone(timeZone, startsAt)}`}
      aside={<ToneChip tone={look.tone}>{look.words}</ToneChip>}
    >
      <Typography>{order?.vehicle?.vehicleDescription}</Typography>
      <Typography variant="body2" color="textSecondary">
        <bdi>{number}</bdi> · {facility?.facilityName} · {kindWords[kind]}
      </Typography>
      {isAhead && isFree && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
          <Button variant="outlined" onClick={() => onAsk("move")} aria-label={t("schedule.moveNumber", { number })}>
            {t("base.move")}
          </Button>
          <Button onClick={() => onAsk("cancel")} aria-label={t("schedule.cancelNumber", { number })}>
            {t("base.cancel")}
          </Button>
        </Box>
      )}
      {isAhead && !isFree && (
        <Typography variant="body2" sx={{ mt: 3 }}>
          <CallToChange phone={facility?.phone} />
        </Typography>
      )}
    </SectionCard>
  );
}
