/** The routes of vans as a plan has them. */
import { get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { resource } from "#graphql/resource.ts";

const typeDefs = gql`
  "A van's day: from where it is to its stops, and home."
  type VanRoute {
    "In the facility's time zone."
    date: Date!
    bay: Bay
    "Null where nobody is named: then the van is given nothing."
    driver: User
    stops: [VanStop!]!
    "With the way home."
    miles: Float!
    "Of the way home."
    homeMinutes: Int!
    "On the road or at work while the facility is closed."
    overtimeMinutes: Int!
    "Of all stops together."
    lateMinutes: Int!
  }
  type VanStop {
    appointment: Appointment
    technician: User
    "Of the appointment, when the plan was made."
    version: Int!
    startsAt: Datetime!
    "As long as the schedule keeps free for it."
    minutes: Int!
    "From the stop before."
    driveMinutes: Int!
    miles: Float!
    "How long after its time the van gets there."
    lateMinutes: Int!
    "To another van, time or day."
    isMoved: Boolean!
    "The customer was told another time."
    mustAsk: Boolean!
  }
  "An appointment that no plan reaches."
  type LeftStop {
    appointment: Appointment
    "noPlace, noEquipment, noRoad, outOfReach, noRoom, skills or capacity."
    reason: String!
  }
`;

export const vanPlansPlugin = extendSchema((build) => {
  const users = resource(build, "users");
  const appointmentOf = ($stop: Step<{ id: string }>) => resource(build, "appointments").get({ id: get($stop, "id") });
  return {
    typeDefs,
    objects: {
      VanRoute: {
        plans: {
          bay: ($route: Step<{ bayId: string }>) => resource(build, "bays").get({ id: get($route, "bayId") }),
          driver: ($route: Step<{ driverId: string }>) => users.get({ id: get($route, "driverId") }),
        },
      },
      VanStop: {
        plans: {
          appointment: appointmentOf,
          technician: ($stop: Step<{ technicianId: string }>) => users.get({ id: get($stop, "technicianId") }),
        },
      },
      LeftStop: { plans: { appointment: appointmentOf } },
    },
  };
});
