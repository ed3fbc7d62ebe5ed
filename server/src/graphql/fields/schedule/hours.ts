/** Technicians' hours, who is on the road, and when they are expected. */
import { TYPES, type PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { constant, each, get, type Step } from "postgraphile/grafast";
import { sql } from "postgraphile/pg-sql2";
import { extendSchema, gql } from "postgraphile/utils";
import type { DayOfWork } from "@boresight/domain/schedule/hours/hours-by-day";
import { readMyWork } from "#modules/schedule/hours/read-my-work.ts";
import { readWorkHours } from "#modules/schedule/hours/read-work-hours.ts";
import { readOnTheRoad } from "#modules/schedule/road/read-on-the-road.ts";
import { askedBy, oneByOne, resource, type Args } from "#graphql/resource.ts";
import { readForEach, reportForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  "What a technician did on one day of their location, in whole minutes that passed."
  type WorkHoursDay {
    day: Date!
    technician: User
    workMinutes: Int!
    travelMinutes: Int!
    waitingMinutes: Int!
    breakMinutes: Int!
    "All but breaks."
    paidMinutes: Int!
    "Something of it was corrected."
    isCorrected: Boolean!
  }
  extend type Appointment {
    "When somebody who drives there is expected, as the day stands now; null where nobody says that it is not the agreed time."
    expectedArrival: Datetime
  }
  extend type Query {
    "For staff, both days included, at most 366: everybody's for the office, and their own for technicians. What goes on counts until now."
    workHours(from: Date!, to: Date!, technicianId: UUID): [WorkHoursDay!]
    "What the caller does and has done today, the first one first, at most 60."
    myWork: [WorkEntry]
    "For staff: who is on the way or at a stop, who is expected first comes first, at most 50."
    onTheRoad: [Trip]
  }
`;

type Day = Step<DayOfWork>;
const minutesOf = (kind: keyof DayOfWork["minutes"]) => ($day: Day) => get(get($day, "minutes"), kind);

export const hoursPlugin = extendSchema((build) => {
  const entries = resource(build, "work_entries");
  const trips = resource(build, "trips");
  const users = resource(build, "users");
  const { executor } = entries;
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          workHours: (_$root: Step, args: Args) =>
            reportForEach(executor, askedBy(args, ["from", "to", "technicianId"]), oneByOne(readWorkHours)),
          myWork: () =>
            each(readForEach(executor, constant(null), oneByOne(readMyWork)), ($id) => entries.get({ id: $id })),
          onTheRoad: () =>
            each(readForEach(executor, constant(null), oneByOne(readOnTheRoad)), ($id) => trips.get({ id: $id })),
        },
      },
      Appointment: {
        plans: {
          expectedArrival: ($appointment: PgSelectSingleStep) =>
            $appointment.select(
              sql`app_private.expected_arrival(${$appointment.getClassStep().alias}.id)`,
              TYPES.timestamptz,
            ),
        },
      },
      WorkHoursDay: {
        plans: {
          technician: ($day: Day) => users.get({ id: get($day, "userId") }),
          workMinutes: minutesOf("work"),
          travelMinutes: minutesOf("travel"),
          waitingMinutes: minutesOf("waiting"),
          breakMinutes: minutesOf("break"),
        },
      },
    },
  };
});
