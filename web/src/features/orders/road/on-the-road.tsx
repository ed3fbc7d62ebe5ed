import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import type { OnTheRoadQuery } from "#graphql/graphql.ts";
import { minutesLate } from "#records/arrival-words.ts";
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
  const { user, appointment, serviceOrder, startedAt, expectedAt, arrivedAt } = trip;
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
  );
}
