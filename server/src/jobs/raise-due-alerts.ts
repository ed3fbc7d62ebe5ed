import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { raiseDueAlerts } from "#modules/alerts/raise-due-alerts.ts";
import { remindOfMessages } from "#modules/mail/orders/remind-of-messages.ts";
import { remindOfPoNumbers } from "#modules/mail/orders/remind-of-po-numbers.ts";
import { remindOfAppointments } from "#modules/mail/appointments/remind-of-appointments.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** What comes with time: alerts for the office, and reminders of tomorrow's appointments, of missing PO numbers and of unread messages. */
export const raiseDueAlertsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async () => {
    await asSystem(pool, (system) => raiseDueAlerts(system, clock()));
    await asSystem(pool, (system) => remindOfAppointments(system, clock()));
    await asSystem(pool, (system) => remindOfPoNumbers(system, clock()));
    await asSystem(pool, (system) => remindOfMessages(system, clock()));
  };
