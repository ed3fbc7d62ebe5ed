import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import type { OnTheRoadQuery } from "#graphql/graphql.ts";
import { minutesLate } from "#records/arrival-words.ts";
import { formatRelative } from "#ui/time/times.ts";
import { pointOnMap } from "#ui/text/map-link.ts";
import PlaceOutlined from "~icons/ic/outline-place";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { clockWords } from "#ui/time/zone-times.ts";

const OnTheRoadTrips = graphql(`
  query OnTheRoad {
    onTheRoad {
      id
      startedAt
      expectedAt
      arrivedAt
      tripPosition {
        tripId
        latitude
        longitude
        minutesAway
        seenAt
      }
      user {
        id
        displayName
      }
      appointment {
        id
        startsAt
        facility {
          id
          timeZone
        }
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
`);

type Trip = NonNullable<NonNullable<OnTheRoadQuery["onTheRoad"]>[number]>;

/** For the office: who is on the way, when they are expected, and who is late; nothing while nobody is. */
export function OnTheRoad() {
  const { data, refetch } = useQuery(OnTheRoadTrips, { fetchPolicy: "cache-and-network" });
  useOrderChanges({}, () => void refetch().catch(() => {})); // What was shown stays.
  const trips = data?.onTheRoad?.filter((trip) => trip !== null) ?? [];
  if (trips.length === 0) return null;

  return (
    <SectionCard title={t("orders.onTheRoad")} aside={<bdi>{trips.length}</bdi>} flush>
      <RowList label={t("orders.onTheRoad")}>
        {trips.map((trip) => (
          <TripRow key={trip.id} trip={trip} />
        ))}
      </RowList>
    </SectionCard>
  );
}

function TripRow({ trip }: { trip: Trip }) {
  const { user, appointment, serviceOrder, startedAt, expectedAt, arrivedAt, tripPosition: position } = trip;
  const now = useNow();
  const clock = (moment: string) => clockWords(appointment?.facility?.timeZone, moment);
  const overdue = expectedAt && Date.parse(expectedAt) < now.getTime() ? now.toISOString() : expectedAt; // They come no earlier than now.
  const late = overdue && appointment && arrivedAt === null ? minutesLate(appointment.startsAt, overdue) : 0;
  const words = [
    arrivedAt === null && startedAt && t("orders.onTheWaySince", { time: clock(startedAt) }),
    arrivedAt === null && expectedAt && t("orders.expectedThereAt", { time: clock(expectedAt) }),
    arrivedAt !== null && t("orders.thereSince", { time: clock(arrivedAt) }),
  ];

  return (
    <>
      <ListRow
        link={{ to: `/service-orders/${serviceOrder?.id}` }}
        main={
          <>
            <bdi>{user?.displayName}</bdi> · {serviceOrder?.vehicle?.vehicleDescription}
          </>
        }
        second={<bdi>{[...words, serviceOrder?.internalOrderNumber].filter(Boolean).join(" · ")}</bdi>}
        end={late > 0 && <ToneChip tone="amber">{t("orders.minutesLate", { count: late })}</ToneChip>}
      />
      {position && (
        <Box component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: 5, pb: 2 }}>
          <PlaceOutlined aria-hidden fontSize="small" />
          <Typography variant="body2">
            <bdi>{seenWords(position, now)}</bdi>
          </Typography>
          <Link href={pointOnMap(position)} target="_blank" rel="noreferrer" variant="body2" sx={{ py: 1 }}>
            {t("orders.seeOnMap", { name: user?.displayName ?? "" })}
          </Link>
        </Box>
      )}
    </>
  );
}

type Position = NonNullable<Trip["tripPosition"]>;

/** `Last seen 3 min ago, about 10 min away`: less by what has passed since. */
function seenWords({ seenAt, minutesAway }: Position, now: Date): string {
  const ago = formatRelative(seenAt, now);
  if (minutesAway === null) return t("orders.lastSeen", { ago });
  const since = Math.floor((now.getTime() - Date.parse(seenAt)) / 60_000);
  return t("orders.lastSeenAway", { ago, minutes: Math.max(0, minutesAway - Math.max(0, since)) });
}
