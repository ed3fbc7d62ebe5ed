import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { localDay } from "@boresight/domain/schedule/working-time";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { AppointmentFields, PlaceFields, WaitingOrder } from "#features/schedule/appointment.fragment.ts";
import { PlaceQuestion } from "#features/schedule/place-question.tsx";
import { LoadFailedDialog } from "#records/load-failed-dialog.tsx";
import { useNow } from "#ui/time/use-now.ts";

const OrderToPlace = graphql(`
  query OrderToPlace($id: UUID!) {
    serviceOrder(id: $id) {
      id
      facilityId
      ...WaitingOrder
      liveAppointments: appointments(
        first: 1
        orderBy: STARTS_AT_DESC
        filter: { status: { in: ["requested", "confirmed"] } }
      ) {
        nodes {
          id
          facilityId
          ...AppointmentFields
        }
      }
    }
    facilities(first: 50, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        isBase
        ...PlaceFields
      }
    }
    users(first: 100, filter: { defaultRole: { equalTo: "technician" } }, orderBy: DISPLAY_NAME_ASC) {
      nodes {
        id
        displayName
        facilityIds
        disabled
      }
    }
  }
`);

/** Books an order at its location, or moves its appointment there. */
export function PlaceOrder({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const now = useNow();
  const asked = useQuery(OrderToPlace, { variables: { id: orderId }, fetchPolicy: "network-only" });
  const { data, error, refetch } = asked;
  const order = data?.serviceOrder;
  const [live] = rowsOf(order?.liveAppointments);
  const facilities = rowsOf(data?.facilities);
  const facilityId = live?.facilityId ?? order?.facilityId;
  const facility =
    facilities.find(({ id }) => id === facilityId) ?? facilities.find(({ isBase }) => isBase) ?? facilities[0];
  if (error && !data) return <LoadFailedDialog title={t("base.appointment")} {...{ error, refetch, onClose }} />;
  if (!order || !facility) return null;
  const place = readFragment(PlaceFields, facility);
  const technicians = rowsOf(data.users).filter(
    ({ disabled, facilityIds }) => !disabled && (!facilityIds?.length || facilityIds.includes(place.id)),
  );
  const about = live
    ? { appointment: readFragment(AppointmentFields, live) }
    : { order: readFragment(WaitingOrder, order), date: localDay(place.timeZone, now.getTime()) };

  return <PlaceQuestion question={{ about, refused: null }} {...{ place, technicians, onClose }} />;
}
