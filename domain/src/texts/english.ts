import accounting from "./en/accounting.json" with { type: "json" };
import accounts from "./en/accounts.json" with { type: "json" };
import alerts from "./en/alerts.json" with { type: "json" };
import app from "./en/app.json" with { type: "json" };
import base from "./en/base.json" with { type: "json" };
import billing from "./en/billing.json" with { type: "json" };
import calibrations from "./en/calibrations.json" with { type: "json" };
import customers from "./en/customers.json" with { type: "json" };
import dashboards from "./en/dashboards.json" with { type: "json" };
import defaults from "./en/defaults.json" with { type: "json" };
import documents from "./en/documents.json" with { type: "json" };
import equipment from "./en/equipment.json" with { type: "json" };
import errors from "./en/errors.json" with { type: "json" };
import files from "./en/files.json" with { type: "json" };
import help from "./en/help.json" with { type: "json" };
import inbox from "./en/inbox.json" with { type: "json" };
import intake from "./en/intake.json" with { type: "json" };
import letters from "./en/letters.json" with { type: "json" };
import mail from "./en/mail.json" with { type: "json" };
import orders from "./en/orders.json" with { type: "json" };
import schedule from "./en/schedule.json" with { type: "json" };
import search from "./en/search.json" with { type: "json" };
import settings from "./en/settings.json" with { type: "json" };
import statuses from "./en/statuses.json" with { type: "json" };
import tasks from "./en/tasks.json" with { type: "json" };
import template from "./en/template.json" with { type: "json" };
import ui from "./en/ui.json" with { type: "json" };
import vehicles from "./en/vehicles.json" with { type: "json" };
import wallboard from "./en/wallboard.json" with { type: "json" };

/** Every English text, by area and key. */
export const english = {
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
