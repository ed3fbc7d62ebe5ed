import type { Catalogue } from "./catalogue.ts";
import accounting from "./fr/accounting.json" with { type: "json" };
import accounts from "./fr/accounts.json" with { type: "json" };
import alerts from "./fr/alerts.json" with { type: "json" };
import app from "./fr/app.json" with { type: "json" };
import base from "./fr/base.json" with { type: "json" };
import billing from "./fr/billing.json" with { type: "json" };
import calibrations from "./fr/calibrations.json" with { type: "json" };
import customers from "./fr/customers.json" with { type: "json" };
import dashboards from "./fr/dashboards.json" with { type: "json" };
import defaults from "./fr/defaults.json" with { type: "json" };
import documents from "./fr/documents.json" with { type: "json" };
import equipment from "./fr/equipment.json" with { type: "json" };
import errors from "./fr/errors.json" with { type: "json" };
import files from "./fr/files.json" with { type: "json" };
import help from "./fr/help.json" with { type: "json" };
import inbox from "./fr/inbox.json" with { type: "json" };
import intake from "./fr/intake.json" with { type: "json" };
import letters from "./fr/letters.json" with { type: "json" };
import mail from "./fr/mail.json" with { type: "json" };
import orders from "./fr/orders.json" with { type: "json" };
import schedule from "./fr/schedule.json" with { type: "json" };
import search from "./fr/search.json" with { type: "json" };
import settings from "./fr/settings.json" with { type: "json" };
import statuses from "./fr/statuses.json" with { type: "json" };
import tasks from "./fr/tasks.json" with { type: "json" };
import template from "./fr/template.json" with { type: "json" };
import ui from "./fr/ui.json" with { type: "json" };
import vehicles from "./fr/vehicles.json" with { type: "json" };
import wallboard from "./fr/wallboard.json" with { type: "json" };

/** Every French text, by area and key. */
export const french: Catalogue = {
  accounting,
  accounts,
  alerts,
  app,
  base,
  billing,
  calibrations,
  customers,
  dashboards,
  defaults,
  documents,
  equipment,
  errors,
  files,
  help,
  inbox,
  intake,
  letters,
  mail,
  orders,
  schedule,
  search,
  settings,
  statuses,
  tasks,
  template,
  ui,
  vehicles,
  wallboard,
};
