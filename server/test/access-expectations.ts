/** Who may do what with which rows of every table. A table without an entry here fails access.test.ts. */
import type { Subject } from "@boresight/domain/accounts/abilities";
import type { CallerKind } from "@boresight/domain/accounts/roles";
import { privateTables } from "./private-tables.ts";

/** SQL that picks the rows a role may touch, as the owner sees them; `$1` is the customer, `$2` the user who asks. */
type Rows = "none" | "all" | { where: string };

export interface Rights {
  select: Rows;
  insert: Rows;
  update: Rows;
  delete: Rows;
}

export interface TableExpectation {
  /** The ability under which the screens offer this table. */
  subject?: Subject;
  /** Written by the server alone, whatever the role. */
  roles: Record<CallerKind, Rights>;
}

const none: Rights = { select: "none", insert: "none", update: "none", delete: "none" };
const all: Rights = { select: "all", insert: "all", update: "all", delete: "all" };
const read = (select: Rows = "all"): Rights => ({ ...none, select });
const keep = (select: Rows = "all"): Rights => ({ ...all, select, delete: "none" });

const own = { where: "t.customer_id = $1" };
const ownKeeping: Rights = { select: own, insert: own, update: own, delete: own };

const ofEquipment =
  "(exists (select from app.equipment e where e.certificate_file_id = t.id) or exists (select from app.procedures p where p.file_id = t.id))";

const ofExemption = "exists (select from app.customers c where c.tax_exempt_certificate_file_id = t.id)";

/** Invoices are not for technicians. */
const ofWork = "(t.service_order_id is not null and t.document_kind <> 'invoicePdf')";
const ownShown = `t.customer_id = $1 and (t.file_id is null
  or exists (select from app.files f where f.id = t.file_id and f.customer_visible))`;

/** Nor are alerts that name their amounts. */
const withoutMoney = "t.kind !~ '^(payment|card|credit)'";

const ownRows = { where: "t.user_id = $2" };
const ownDraft: Rights = { select: ownRows, insert: ownRows, update: ownRows, delete: ownRows };

const ownOrShared: Rights = { ...ownDraft, select: { where: "t.user_id = $2 or t.is_shared" } };

/** The office is a technician where nothing else is said. */
const forAll = (
  customerType: Rights,
  { admin = all, technician = none, office = technician }: Partial<Record<CallerKind, Rights>>,
) => ({
  admin,
  office,
  technician,
  customer: customerType,
  user: customerType,
  public: none,
});

const ownOrders = "t.customer_id = $1 and t.status <> 'draft'";
const documentLines = `t.customer_id = $1 and (
  exists (select from app.estimates e where e.id = t.estimate_id and e.status <> 'draft')
  or exists (select from app.invoices i where i.id = t.invoice_id and i.status <> 'draft'))`;
const draftLines = { where: "exists (select from app.estimates e where e.id = t.estimate_id and e.status = 'draft')" };

const ownFiles = "f.customer_visible and (f.customer_id = $1 or f.uploaded_by = $2)";

const ownFreshFiles = {
  where: "t.uploaded_by = $2 and t.created_at > now() - interval '15 minutes' and t.version_of is null",
};

/** What came with a message is seen by those who see the message, whatever else its row says. */
const ofSeenMessage = `(t.order_message_id is null
  or exists (select from app.order_messages m where m.id = t.order_message_id and m.customer_id = $1 and not m.is_internal))`;

const webhookOf = (owner: string) => `t.webhook_id in (select w.id from app.webhooks w where ${owner})`;

export const expectations: Record<string, TableExpectation> = {
  ...Object.fromEntries(privateTables.map((table) => [table, { roles: forAll(none, { admin: none }) }])),
  "app.addresses": {
    subject: "customers",
    roles: forAll(
      {
        ...ownKeeping,
        select: { where: "t.customer_id = $1 or t.id in (select address_id from app.facilities)" },
        delete: "none",
      },
      { technician: keep() },
    ),
  },
  "app.appointment_changes": {
    roles: forAll(
      read({
        where: `t.kind <> 'reassigned'
          and exists (select from app.service_orders o where o.id = t.service_order_id and o.customer_id = $1)`,
      }),
      { admin: read(), technician: read() },
    ),
  },
  "app.appointment_answers": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.appointments": { roles: forAll(read(own), { admin: read(), technician: read() }) },
  "app.bays": { roles: forAll(none, { technician: read() }) },
  "app.documents": {
    roles: forAll(read({ where: ownShown }), {
      admin: read(),
      office: read(),
      technician: read({ where: "t.type <> 'invoice'" }),
    }),
  },
  "app.acknowledgements": { roles: forAll(read(own), { admin: read(), office: read(), technician: read() }) },
  "app.disclosure_texts": { roles: forAll(none, { admin: { ...keep(), delete: "none" }, technician: read() }) },
  "app.document_links": { roles: forAll(read(own), { admin: read(), technician: read() }) },
  "app.duration_overrides": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.work_entries": { roles: forAll(none, { admin: read(), technician: read(ownRows), office: read() }) },
  "app.work_corrections": {
    roles: forAll(none, {
      admin: read(),
      technician: read({
        where: "exists (select from app.work_entries e where e.id = t.work_entry_id and e.user_id = $2)",
      }),
      office: read(),
    }),
  },
  "app.trip_positions": {
    roles: forAll(none, {
      admin: read(),
      office: read(),
      technician: read({ where: "exists (select from app.trips d where d.id = t.trip_id and d.user_id = $2)" }),
    }),
  },
  "app.trips": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.shop_settings": { roles: forAll(read(), { admin: { ...read(), insert: "all" }, technician: read() }) },
  "app.tax_rates": { roles: forAll(none, { technician: read() }) },
  "app.absences": { roles: forAll(none, { technician: read(), office: all }) },
  "app.bay_outages": { roles: forAll(none, { technician: read(), office: all }) },
  "app.shifts": { roles: forAll(none, { technician: read() }) },
  "app.appointment_equipment": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.equipment": { roles: forAll(none, { technician: read() }) },
  "app.competences": { roles: forAll(none, { technician: read() }) },
  "app.scan_reports": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.procedures": { roles: forAll(none, { admin: keep(), technician: read() }) },
  "app.answer_templates": { roles: forAll(none, { office: read() }) },
  "app.conversations": { roles: forAll(none, { admin: read(), office: read() }) },
  "app.conversation_messages": { roles: forAll(none, { admin: read(), office: read() }) },
  "app.conversation_files": { roles: forAll(none, { admin: read(), office: read() }) },
  "app.system_statements": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.payers": { roles: forAll(none, { admin: keep(), technician: read() }) },
  "app.payer_rules": { roles: forAll(none, { admin: keep(), office: read() }) },
  "app.credentials": { roles: forAll(none, { admin: { ...keep(), delete: "none" }, technician: read() }) },
  "app.admin_notifications": {
    roles: forAll(none, {
      admin: { ...keep(), delete: "none" },
      office: { ...keep(), delete: "none" },
      technician: {
        ...none,
        select: { where: `t.service_order_id is not null and ${withoutMoney}` },
        insert: { where: "t.service_order_id is not null" },
      },
    }),
  },
  "app.audit_days": { roles: forAll(none, { admin: read() }) },
  "app.audit_entries": { roles: forAll(none, { admin: read() }) },
  "app.contacts": { subject: "customers", roles: forAll(ownKeeping, { technician: keep() }) },
  "app.customer_addresses": { subject: "customers", roles: forAll(ownKeeping, { technician: keep() }) },
  "app.text_consents": { roles: forAll(read({ where: "t.customer_id = $1" }), { technician: read(), admin: read() }) },
  "app.undeliverable_addresses": { roles: forAll(none, { technician: read(), admin: read() }) },
  "app.customer_merges": { roles: forAll(none, { admin: read() }) },
  "app.customers": {
    subject: "customers",
    roles: forAll({ ...none, select: { where: "t.id = $1" }, update: { where: "t.id = $1" } }, { technician: keep() }),
  },
  "app.email_template_texts": {
    subject: "emails",
    roles: forAll(none, {
      admin: { ...read(), update: "all" },
      technician: {
        ...read(),
        update: {
          where: "exists (select from app.email_templates e where e.id = t.email_template_id and not e.is_about_money)",
        },
      },
    }),
  },
  "app.email_template_versions": { subject: "emails", roles: forAll(none, { admin: read(), technician: read() }) },
  "app.email_templates": {
    subject: "emails",
    roles: forAll(none, {
      admin: { ...read(), update: "all" },
      technician: { ...read(), update: { where: "not t.is_about_money" } },
    }),
  },
  "app.estimates": {
    subject: "estimates",
    roles: forAll(read({ where: ownOrders }), {
      office: all,
      technician: { ...none, select: "all", insert: "all", update: { where: "t.status = 'draft'" } },
    }),
  },
  "app.facilities": { roles: forAll(read(), { technician: read() }) },
  "app.files": {
    roles: forAll(
      {
        select: { where: `t.customer_visible and (t.customer_id = $1 or t.uploaded_by = $2) and ${ofSeenMessage}` },
        insert: { where: "t.service_order_id is null" },
        update: { where: "t.customer_visible and t.uploaded_by = $2 and t.order_message_id is null" },
        delete: ownFreshFiles,
      },
      {
        office: {
          select: { where: `t.service_order_id is not null or t.uploaded_by = $2 or ${ofEquipment} or ${ofExemption}` },
          insert: "all",
          update: { where: `${ofWork} or t.uploaded_by = $2` },
          delete: ownFreshFiles,
        },
        technician: {
          select: { where: `${ofWork} or t.uploaded_by = $2 or ${ofEquipment}` },
          insert: "all",
          update: { where: `${ofWork} or t.uploaded_by = $2` },
          delete: ownFreshFiles,
        },
      },
    ),
  },
  "app.invoices": {
    subject: "invoices",
    roles: forAll(read({ where: ownOrders }), { technician: read(), office: all }),
  },
  "app.line_item_types": {
    roles: forAll(
      read({
        where: `exists (select from app.line_items l where l.line_item_type_id = t.id and l.customer_id = $1)
          or exists (select from app.order_calibrations c where c.line_item_type_id = t.id and c.customer_id = $1)`,
      }),
      {
        technician: read(),
      },
    ),
  },
  "app.line_items": {
    subject: "estimates",
    roles: forAll(read({ where: documentLines }), {
      office: all,
      technician: {
        select: { where: "t.estimate_id is not null" },
        insert: draftLines,
        update: draftLines,
        delete: draftLines,
      },
    }),
  },
  "app.document_taxes": {
    roles: forAll(read({ where: documentLines }), {
      admin: read(),
      office: read(),
      technician: read({ where: "t.estimate_id is not null" }),
    }),
  },
  "app.estimate_decisions": { roles: forAll(read(own), { admin: read(), technician: read() }) },
  "app.billing_links": { roles: forAll(none, { admin: read(), office: read() }) },
  "app.billing_settings": { roles: forAll(none, { admin: { ...read(), insert: "all" }, technician: read() }) },
  "app.price_lists": { roles: forAll(none, { technician: read() }) },
  "app.price_list_entries": { roles: forAll(none, { technician: read() }) },
  "app.suggestion_dismissals": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.payments": { roles: forAll(read(own), { admin: read(), office: read() }) },
  "app.payment_reversals": { roles: forAll(read(own), { admin: read(), office: read() }) },
  "app.payment_returns": { roles: forAll(read(own), { admin: read(), office: read() }) },
  "app.credit_memos": { roles: forAll(read(own), { admin: read(), office: read() }) },
  "app.closed_months": { roles: forAll(none, { admin: read(), office: read() }) },
  "app.card_records": {
    roles: forAll(read({ where: "t.card_payment_id in (select id from app.card_payments where customer_id = $1)" }), {
      admin: read(),
      office: read(),
    }),
  },
  "app.payment_allocations": { roles: forAll(read(own), { admin: read(), office: read() }) },
  "app.credit_entries": { roles: forAll(read(own), { admin: read(), office: read() }) },
  "app.card_payments": { roles: forAll(read(own), { admin: read(), office: read() }) },
  "app.card_payment_invoices": { roles: forAll(read(own), { admin: read(), office: read() }) },
  "app.calibration_attempts": { roles: forAll(read(own), { admin: read(), technician: read() }) },
  "app.calibration_rules": { roles: forAll(none, { technician: read() }) },
  "app.intake_drafts": { roles: { ...forAll(ownDraft, { admin: ownDraft, technician: ownDraft }) } },
  "app.messages": {
    roles: forAll(none, { admin: read(), technician: read({ where: "t.service_order_id is not null" }) }),
  },
  "app.repair_keywords": { roles: forAll(none, { admin: keep(), technician: read() }) },
  "app.order_calibrations": { roles: forAll(read(own), { admin: read(), technician: read() }) },
  "app.order_messages": {
    roles: forAll(read({ where: "t.customer_id = $1 and not t.is_internal" }), { admin: read(), technician: read() }),
  },
  "app.readiness_checks": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.readiness_records": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.saved_views": { roles: forAll(ownDraft, { admin: ownOrShared, technician: ownOrShared }) },
  "app.repair_operations": { roles: forAll(read(), { technician: read() }) },
  "app.order_task_files": {
    roles: forAll(
      read({
        where:
          "t.customer_id = $1 and t.customer_visible and t.order_task_id in (select id from app.order_tasks where asks_customer)",
      }),
      { admin: read(), technician: read() },
    ),
  },
  "app.order_tasks": {
    roles: forAll(read({ where: "t.customer_id = $1 and t.asks_customer" }), { admin: read(), technician: read() }),
  },
  "app.service_order_statuses": { roles: forAll(read(), { technician: read() }) },
  "app.service_order_transitions": { roles: forAll(read(), { technician: read() }) },
  "app.service_orders": {
    subject: "service-orders",
    roles: forAll(
      {
        ...none,
        select: own,
        insert: own,
        update: {
          where:
            "t.customer_id = $1 and t.status_id in (select id from app.service_order_statuses where category = 'intake')",
        },
      },
      { technician: keep() },
    ),
  },
  "app.status_changes": { roles: forAll(read(own), { admin: read(), technician: read() }) },
  "app.task_files": {
    subject: "tasks",
    roles: forAll(
      read({ where: "t.customer_visible and t.task_id in (select id from app.tasks where asks_customer)" }),
      { technician: all },
    ),
  },
  "app.tasks": { subject: "tasks", roles: forAll(read({ where: "t.asks_customer" }), { technician: all }) },
  "app.users": {
    roles: forAll(
      read({
        where:
          "t.id = $2 or (t.customer_id = $1 and not t.disabled) or t.id in (select assigned_technician_id from app.service_orders where customer_id = $1)",
      }),
      { admin: keep(), technician: read({ where: "t.id = $2 or t.default_role in ('admin', 'technician')" }) },
    ),
  },
  "app.vehicles": {
    subject: "vehicles",
    roles: forAll(
      {
        ...none,
        select: own,
        insert: own,
        update: {
          where:
            "t.customer_id = $1 and not exists (select from app.service_orders o where o.vehicle_id = t.id and o.checked_in_at is not null)",
        },
      },
      { technician: keep() },
    ),
  },
  "app.webhooks": {
    roles: {
      ...forAll(none, { admin: read({ where: "t.customer_id is null" }) }),
      customer: read({ where: "t.customer_id = $1" }),
    },
  },
  "app.webhook_deliveries": {
    roles: {
      ...forAll(none, { admin: read({ where: webhookOf("w.customer_id is null") }) }),
      customer: read({ where: webhookOf("w.customer_id = $1") }),
    },
  },
  "app.qbo_accounts": { roles: forAll(none, { admin: read() }) },
  "app.qbo_conflicts": { roles: forAll(none, { admin: read() }) },
  "app.qbo_connections": { roles: forAll(none, { admin: read() }) },
  "app.qbo_exchanges": { roles: forAll(none, { admin: read() }) },
  "app.qbo_jobs": { roles: forAll(none, { admin: read() }) },
  "app.qbo_links": { roles: forAll(none, { admin: read() }) },
  "app.qbo_records": { roles: forAll(none, { admin: read() }) },
  "app_private.changed_days": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app.imports": {
    subject: "utils",
    roles: forAll(none, { admin: { ...read(), insert: { where: "t.created_by = $2" } } }),
  },
  "app_private.kept_days": { roles: forAll(none, { admin: read(), technician: read() }) },
  "app_private.kept_figures": {
    roles: forAll(none, { admin: read(), technician: read({ where: "t.figure in ('created', 'released')" }) }),
  },
  "app_private.buckets": { roles: forAll(read(), { admin: read(), technician: read() }) },
  "app_private.repair_order_texts": {
    roles: forAll(read({ where: `t.file_id in (select f.id from app.files f where ${ownFiles})` }), {
      admin: read(),
      technician: read({
        where: "t.file_id in (select f.id from app.files f where f.service_order_id is not null or f.uploaded_by = $2)",
      }),
    }),
  },
};
