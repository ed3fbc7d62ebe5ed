import { labelsOfColumns } from "@boresight/domain/customers/customer-fields";
import type { AuditAction } from "@boresight/domain/settings/upkeep";
import { t } from "@boresight/domain/texts/text";

export const actionWords: Record<AuditAction, string> = {
  created: t("settings.auditCreated"),
  changed: t("settings.auditChanged"),
  deleted: t("settings.auditDeleted"),
  override: t("settings.auditOverride"),
  reopened: t("settings.auditReopened"),
  signedIn: t("settings.auditSignedIn"),
  signedOut: t("settings.auditSignedOut"),
  exported: t("settings.auditExported"),
  signInFailed: t("settings.auditSignInFailed"),
  signInSlowed: t("settings.auditSignInSlowed"),
};

const entityWords: Readonly<Record<string, string>> = {
  absences: t("settings.auditAbsence"),
  addresses: t("base.address"),
  appointments: t("base.appointment"),
  audit_entries: t("settings.audit"),
  bay_outages: t("settings.auditBayOutage"),
  bays: t("base.bay"),
  calibration_rules: t("settings.auditRule"),
  card_payments: t("settings.auditCardPayment"),
  closed_months: t("settings.auditClosedMonth"),
  credentials: t("settings.auditCredential"),
  procedures: t("settings.auditProcedure"),
  appointment_answers: t("settings.appointmentAnswerEntity"),
  trips: t("settings.tripEntity"),
  work_entries: t("settings.workEntryEntity"),
  payers: t("billing.payer"),
  payer_rules: t("billing.payerRule"),
  disclosure_texts: t("settings.auditDisclosure"),
  contacts: t("base.contact"),
  credit_entries: t("settings.auditCredit"),
  credit_memos: t("billing.creditMemo"),
  customer_addresses: t("settings.auditCustomerAddress"),
  answer_templates: t("settings.auditAnswerTemplate"),
  conversations: t("settings.auditConversation"),
  customers: t("base.customer"),
  document_links: t("settings.auditDocumentLink"),
  email_template_texts: t("settings.auditTemplateText"),
  email_templates: t("settings.auditTemplate"),
  equipment: t("equipment.equipment"),
  estimates: t("settings.auditEstimate"),
  everything: t("settings.auditEverything"),
  facilities: t("base.location"),
  files: t("settings.auditFile"),
  invoices: t("base.invoice"),
  line_item_types: t("settings.auditType"),
  line_items: t("settings.auditLine"),
  mail_settings: t("settings.auditMailSettings"),
  mailbox_settings: t("settings.auditMailboxSettings"),
  order_calibrations: t("settings.auditCalibration"),
  payments: t("base.payment"),
  price_list_entries: t("settings.auditPrice"),
  price_lists: t("base.priceList"),
  qbo_conflicts: t("settings.auditConflict"),
  readiness_checks: t("settings.auditReadinessCheck"),
  refresh_tokens: t("settings.auditToken"),
  repair_keywords: t("settings.auditKeyword"),
  repair_operations: t("settings.auditOperation"),
  security_keys: t("accounts.securityKey"),
  service_order_statuses: t("settings.auditStatus"),
  service_order_transitions: t("settings.auditTransition"),
  service_orders: t("base.order"),
  shifts: t("settings.auditShift"),
  shop_settings: t("settings.auditSettings"),
  task_files: t("settings.auditTaskFile"),
  tasks: t("settings.auditTask"),
  tax_rates: t("settings.auditTaxRate"),
  text_consents: t("settings.auditConsent"),
  undeliverable_addresses: t("settings.auditUndeliverable"),
  user_identities: t("settings.auditIdentity"),
  user_passwords: t("base.password"),
  user_totp: t("accounts.twoStepSignIn"),
  users: t("settings.auditUser"),
  vehicles: t("base.vehicle"),
  webhooks: t("settings.auditWebhook"),
};

export const entityChoices = Object.entries(entityWords)
  .filter(([value]) => value !== "everything")
  .map(([value, label]) => ({ value, label }));

const plainly = (name: string): string => name.replaceAll("_", " ").replace(/ id$/, "");

/** What a kind of record is called; one without a name of its own as the database has it. */
export const entityWord = (entity: string): string => entityWords[entity] ?? plainly(entity);

/** Fields of logins, and of what guards them. */
const accountWords: Readonly<Record<string, string>> = {
  address: t("settings.auditAddress"),
  attempts: t("base.attempts"),
  expires_at: t("settings.auditExpires"),
  name: t("base.name"),
  provider: t("settings.auditProvider"),
};
const ofAccounts: ReadonlySet<string> = new Set(["refresh_tokens", "security_keys", "user_identities", "users"]);

/** What the fields of an entry are called. */
export function fieldWords(entity: string, columns: readonly string[]): readonly string[] {
  if (entity === "customers") return labelsOfColumns(columns);
  return columns.map((column) => (ofAccounts.has(entity) && accountWords[column]) || plainly(column));
}

/** A value of an entry, short enough to stand in a line. */
export function valueWord(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? t("base.yes") : t("base.no");
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
