/** Appointments that no longer fit a facility's hours, and moving them. */
import { get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import type { Displaced } from "@boresight/domain/schedule/displaced-appointment";
import type { SameTimePlace } from "@boresight/domain/schedule/same-time-places";
import { readSameTimePlaces } from "#modules/schedule/facilities/read-same-time-places.ts";
import { readDisplaced } from "#modules/schedule/facilities/read-displaced.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  type DisplacedAppointment {
    "closed, outsideHours, adhesiveCuring, bayLacksCapability, bayNotUsed, bayOutOfOrder, bayWrongKind, equipmentMissing, floorSurveyEnded, technicianAway, technicianElsewhere, technicianLeft or technicianNotCertified."
    reason: String!
    appointment: Appointment
    "Where it can stay at its time, those that change least, at most 4: a change of bay or technician alone tells no customer."
    sameTimePlaces: [SameTimePlace!]!
  }
  "A bay and a technician that are free at an appointment's time."
  type SameTimePlace {
    bay: Bay
    technician: User
  }
  extend type Facility {
    "Requested and confirmed ones ahead that its hours and closures, its bays and its technicians leave no room for any more, the first ones first, at most 200. For staff."
    displacedAppointments: [DisplacedAppointment!]
  }
  type LeftAppointment {
    "Why no time was found, as of the free times; settled where it needs no move any more."
    reason: String!
    appointment: Appointment
  }
`;

type FacilityStep = Step & { get(column: "id"): Step<string> };

export const displacedAppointmentsPlugin = extendSchema((build) => {
  const appointments = resource(build, "appointments");
  const { executor } = appointments;
  const appointmentOf = ($listed: Step<{ id: string }>) => appointments.get({ id: get($listed, "id") });
  return {
    typeDefs,
    objects: {
      Facility: {
        plans: {
          displacedAppointments: ($facility: FacilityStep) =>
            readForEach(executor, $facility.get("id"), (ids, tx) =>
              Promise.all(ids.map((id) => readDisplaced(id, tx, tx.now))),
            ),
        },
      },
      DisplacedAppointment: {
        plans: {
          appointment: appointmentOf,
          sameTimePlaces: ($listed: Step<Displaced<{ id: string }>>) =>
            readForEach(executor, $listed, readSameTimePlaces),
        },
      },
      SameTimePlace: {
        plans: {
          bay: ($place: Step<SameTimePlace>) => resource(build, "bays").get({ id: get($place, "bayId") }),
          technician: ($place: Step<SameTimePlace>) =>
            resource(build, "users").get({ id: get($place, "technicianId") }),
        },
      },
      LeftAppointment: { plans: { appointment: appointmentOf } },
    },
  };
});
