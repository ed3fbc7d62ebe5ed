import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { checkIn } from "#modules/schedule/check-in.ts";
import { confirmAppointment } from "#modules/schedule/confirm-appointment.ts";
import { holdSlot } from "#modules/schedule/slots/hold-slot.ts";
import { markNoShow } from "#modules/schedule/mark-no-show.ts";
import { releaseHold } from "#modules/schedule/slots/release-hold.ts";
import { rescheduleAppointment } from "#modules/schedule/reschedule-appointment.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type ScheduleVerb = (input: unknown, tx: Transaction, clock: () => Date) => Promise<string>;

const verbs: Record<string, ScheduleVerb> = {
  holdSlot: (sent, tx, clock) =>
    onceOnly("holdSlot", (input, begun: Transaction) => holdSlot(input, begun, clock))(sent, tx),
  bookAppointment: (sent, tx, clock) =>
    onceOnly("bookAppointment", (input, begun: Transaction) => bookAppointment(input, begun, clock))(sent, tx),
  releaseHold,
  confirmAppointment,
  rescheduleAppointment,
  cancelAppointment,
  checkIn,
  markNoShow,
};

const typeDefs = gql`
  "Keeps a time for 10 minutes. A time that is gone is refused with extensions.offers: the next three."
  input HoldSlotInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    "None while the order is still being written: then kind, typeKeys and addressId say what for."
    orderId: UUID
    kind: String
    typeKeys: [String!]
    "The rules that suggested them."
    ruleIds: [UUID!]
    "Where the vehicle stands; one that the caller may read."
    addressId: UUID
    bayId: UUID!
    technicianId: UUID
    startsAt: Datetime!
    "Instead of what the work takes; from customers only where typeKeys are not given, and never less."
    minutes: Int
  }
  input ReleaseHoldInput {
    id: UUID!
  }
  input BookAppointmentInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    orderId: UUID!
    "The time that was kept; without one bayId and startsAt say where and when."
    holdId: UUID
    bayId: UUID
    technicianId: UUID
    startsAt: Datetime
    "Staff only: instead of what the calibrations take."
    minutes: Int
    customerNote: String
    "Staff only: why the time is booked although something speaks against it."
    overbookReason: String
    "The caller vouches that the vehicle will be ready."
    readinessConfirmed: Boolean
  }
  input RescheduleAppointmentInput {
    id: UUID!
    "The version it was seen in: when someone else was faster, nothing is changed."
    version: Int!
    bayId: UUID!
    technicianId: UUID
    startsAt: Datetime!
    minutes: Int
    overbookReason: String
    "The caller vouches that the vehicle will be ready."
    readinessConfirmed: Boolean
  }
  input CancelAppointmentInput {
    id: UUID!
    version: Int!
    reason: String!
  }
  input SeenAppointmentInput {
    id: UUID!
    version: Int!
  }
  type AppointmentPayload {
    appointment: Appointment
    "With the status that the booking led to."
    serviceOrder: ServiceOrder
  }
  extend type Mutation {
    holdSlot(input: HoldSlotInput!): AppointmentPayload
    "Gives a kept time back; it is no error when it is gone already."
    releaseHold(input: ReleaseHoldInput!): AppointmentPayload
    bookAppointment(input: BookAppointmentInput!): AppointmentPayload
    confirmAppointment(input: SeenAppointmentInput!): AppointmentPayload
    rescheduleAppointment(input: RescheduleAppointmentInput!): AppointmentPayload
    cancelAppointment(input: CancelAppointmentInput!): AppointmentPayload
    checkIn(input: SeenAppointmentInput!): AppointmentPayload
    markNoShow(input: SeenAppointmentInput!): AppointmentPayload
  }
`;

/** What is done with appointments: each verb answers the appointment and its order. */
export const scheduleVerbsPlugin = extendSchema((build) => {
  const [appointments, orders] = [resource(build, "appointments"), resource(build, "service_orders")];
  const appointmentOf = ($payload: Step<{ id: string }>) => appointments.get({ id: get($payload, "id") });
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: Object.fromEntries(
          Object.entries(verbs).map(([name, verb]) => [
            name,
            (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
              object({
                id: runVerb(appointments.executor, args.getRaw("input"), (input, tx) => verb(input, tx, () => tx.now)),
              }),
          ]),
        ),
      },
      AppointmentPayload: {
        plans: {
          appointment: appointmentOf,
          serviceOrder: ($payload: Step<{ id: string }>) =>
            orders.get({ id: appointmentOf($payload).get("service_order_id") }),
        },
      },
    },
  };
});
