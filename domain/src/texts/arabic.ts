import type { Catalogue } from "./catalogue.ts";
import accounting from "./ar/accounting.json" with { type: "json" };
import accounts from "./ar/accounts.json" with { type: "json" };
import alerts from "./ar/alerts.json" with { type: "json" };
import app from "./ar/app.json" with { type: "json" };
import base from "./ar/base.json" with { type: "json" };
import billing from "./ar/billing.json" with { type: "json" };
import calibrations from "./ar/calibrations.json" with { type: "json" };
import customers from "./ar/customers.json" with { type: "json" };
import dashboards from "./ar/dashboards.json" with { type: "json" };
import defaults from "./ar/defaults.json" with { type: "json" };
import documents from "./ar/documents.json" with { type: "json" };
import equipment from "./ar/equipment.json" with { type: "json" };
import errors from "./ar/errors.json" with { type: "json" };
import files from "./ar/files.json" with { type: "json" };
import help from "./ar/help.json" with { type: "json" };
import inbox from "./ar/inbox.json" with { type: "json" };
import intake from "./ar/intake.json" with { type: "json" };
import letters from "./ar/letters.json" with { type: "json" };
import mail from "./ar/mail.json" with { type: "json" };
import orders from "./ar/orders.json" with { type: "json" };
import schedule from "./ar/schedule.json" with { type: "json" };
import search from "./ar/search.json" with { type: "json" };
import settings from "./ar/settings.json" with { type: "json" };
import statuses from "./ar/statuses.json" with { type: "json" };
import tasks from "./ar/tasks.json" with { type: "json" };
import template from "./ar/template.json" with { type: "json" };
import ui from "./ar/ui.json" with { type: "json" };
import vehicles from "./ar/vehicles.json" with { type: "json" };
import wallboard from "./ar/wallboard.json" with { type: "json" };

/** Every Arabic text, by area and key. */
export const arabic: Catalogue = {
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
