/** The areas of the product. Every program that runs verbs or jobs loads them. */
import { allOf, type Area } from "#area.ts";
import { accountingArea } from "#modules/accounting/area.ts";
import { accountsArea } from "#modules/accounts/area.ts";
import { alertsArea } from "#modules/alerts/area.ts";
import { billingArea } from "#modules/billing/area.ts";
import { calibrationsArea } from "#modules/calibrations/area.ts";
import { customersArea } from "#modules/customers/area.ts";
import { dashboardsArea } from "#modules/dashboards/area.ts";
import { documentsArea } from "#modules/documents/area.ts";
import { equipmentArea } from "#modules/equipment/area.ts";
import { filesArea } from "#modules/files/area.ts";
import { inboxArea } from "#modules/inbox/area.ts";
import { intakeArea } from "#modules/intake/area.ts";
import { mailArea } from "#modules/mail/area.ts";
import { ordersArea } from "#modules/orders/area.ts";
import { scheduleArea } from "#modules/schedule/area.ts";
import { searchArea } from "#modules/search/area.ts";
import { settingsArea } from "#modules/settings/area.ts";
import { statusesArea } from "#modules/statuses/area.ts";
import { tasksArea } from "#modules/tasks/area.ts";
import { vehiclesArea } from "#modules/vehicles/area.ts";
import { wallboardArea } from "#modules/wallboard/area.ts";
import { installReactions } from "./platform/database/events.ts";

/** In the order of their reactions: tasks and documents before mail, because a mail may speak of them. */
export const areas: readonly Area[] = [
  scheduleArea,
  tasksArea,
  alertsArea,
  documentsArea,
  mailArea,
  billingArea,
  ordersArea,
  accountingArea,
  accountsArea,
  calibrationsArea,
  customersArea,
  dashboardsArea,
  equipmentArea,
  filesArea,
  inboxArea,
  intakeArea,
  searchArea,
  settingsArea,
  statusesArea,
  vehiclesArea,
  wallboardArea,
];

installReactions(areas.map(({ reactions }) => reactions));

/** What the API has besides the tables. */
export const api = {
  verbs: Object.fromEntries(allOf("verb", areas, ({ verbs }) => Object.entries(verbs))),
  reads: areas.flatMap(({ reads }) => reads),
};

const allFunctions = allOf("function", areas, (each) => each.functions.map((one) => [one.spec.path, one]));
export const functions = [...allFunctions.values()];
export const mounts = areas.flatMap((each) => each.mounts);

const allJobs = allOf("job", areas, (each) => each.jobs.map((one) => [one.name, one]));
export const jobs = [...allJobs.values()];

export const eventTypes = [...allOf("event", areas, ({ events }) => Object.entries(events)).keys()];
