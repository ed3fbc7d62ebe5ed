/** Appointments that a facility's hours leave no room for any more, and what is done with them. */
import { each, get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { moveDisplacedAppointments } from "#modules/schedule/facilities/move-displaced.ts";
import { readDisplaced } from "#modules/schedule/facilities/read-displaced.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach, runVerb } from "#graphql/run-verb.ts";

const typeDefs = gql`
  type DisplacedAppointment {
    "closed or outsideHours."
    reason: String!
    appointment: Appointment
  }
  extend type Facility {
    "Requested and confirmed ones ahead that its hours and closures leave no room for any more, the first ones first, at most 200. For staff."
    displacedAppointments: [DisplacedAppointment!]
  }
  input MoveDisplacedAppointmentsInput {
    facilityId: UUID!
    "At most 200."
    appointmentIds: [UUID!]!
    "The customers read it."
    reason: String!
  }
  type LeftAppointment {
    "Why no time was found, as of the free times; settled where it needs no move any more."
    reason: String!
    appointment: Appointment
  }
  type MoveDisplacedAppointmentsPayload {
    moved: [Appointment]!
    left: [LeftAppointment!]!
    facility: Facility
  }
  extend type Mutation {
    "Gives each its next free time at its facility, for the same kind of visit, as long as it was: all that can be moved, or none."
    moveDisplacedAppointments(input: MoveDisplacedAppointmentsInput!): MoveDisplacedAppointmentsPayload
  }
`;

interface Args {
  getRaw(name: "input"): Step<unknown>;
}

type FacilityStep = Step & { get(column: "id"): Step<string> };

export const displacedVerbsPlugin = extendSchema((build) => {
  const [appointments, facilities] = [resource(build, "appointments"), resource(build, "facilities")];
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
      Mutation: {
        plans: {
          moveDisplacedAppointments: (_$root: Step, args: Args) =>
            runVerb(executor, args.getRaw("input"), (input, tx) => moveDisplacedAppointments(input, tx, () => tx.now)),
        },
      },
      DisplacedAppointment: { plans: { appointment: appointmentOf } },
      LeftAppointment: { plans: { appointment: appointmentOf } },
      MoveDisplacedAppointmentsPayload: {
        plans: {
          moved: ($payload: Step<{ movedIds: readonly string[] }>) =>
            each(get($payload, "movedIds"), ($id) => appointments.get({ id: $id })),
          facility: ($payload: Step<{ facilityId: string }>) => facilities.get({ id: get($payload, "facilityId") }),
        },
      },
    },
  };
});
