/** Rows in every table, so that the rules of access are tried on something. */
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import {
  buildAbsence,
  buildAddress,
  buildCalibrationAttempt,
  buildCredential,
  buildEquipment,
  buildFacility,
  buildFile,
  buildMessage,
  buildNotification,
  buildOrderCalibration,
  buildOrderMessage,
  buildOrderTask,
  buildOrderTaskFile,
  buildReadinessCheck,
  buildRepairOrderText,
  buildSavedView,
  save,
} from "#db/rows/factories.ts";
import { buildPayer, buildPayerRule } from "#db/rows/payer-factories.ts";
import { fillAccounting } from "./fill-accounting.ts";
import { fillBilling, fillPrices } from "./fill-billing.ts";
import { fillSchedule } from "./fill-schedule.ts";
import { addOrder, type Shop } from "../shop.ts";

/** Rows of Carla, of Cyd and of the shop in every table, drafts and sent papers among them. */
export async function fillEveryTable(owner: Pool, shop: Shop) {
  for (const { customerId, userId } of [shop.carla, shop.cyd]) {
    const order = await addOrder(owner, shop, {
      customerId,
      assigned_technician_id: customerId === shop.carla.customerId ? shop.tom.userId : null,
    });
    const later = await addOrder(owner, shop, {
      customerId,
      status: "calibrate",
      checked_in_at: "2026-05-04T15:00:00Z",
    });
    await fillBilling(owner, shop, { customerId, orderId: order.id, laterOrderId: later.id });
    await save(owner, "app.admin_notifications", [buildNotification({ service_order_id: order.id })]);
    await save(owner, "app.messages", [buildMessage({ service_order_id: order.id })]);
    const files = [true, false].map((visible) =>
      buildFile({ service_order_id: order.id, customer_id: customerId, customer_visible: visible }),
    );
    const own = buildFile({ uploaded_by: userId });
    const kept = { uploaded_by: userId, created_at: "2026-05-04T15:00:00Z" };
    const internal = buildFile({ uploaded_by: userId, customer_visible: false });
    const older = [buildFile(kept), buildFile({ ...kept, version_of: own.id }), internal];
    await save(owner, "app.files", [...files, own, ...older]);
    const texts = [...files, own].map(({ id }) => buildRepairOrderText({ file_id: id }));
    await save(owner, "app_private.repair_order_texts", texts);
    await fillTasks(owner, shop, order.id);
    await fillSchedule(owner, shop, order.id);
    await fillWork(owner, shop, { orderId: later.id, userId });
    await save(owner, "app.text_consents", [
      { customer_id: customerId, phone: "+13035550103", is_given: true, method: "staff" },
    ]);
    await save(owner, "app.intake_drafts", [{ user_id: userId, answers: {} }]);
    await save(owner, "app.saved_views", [buildSavedView({ user_id: userId })]);
  }
  await save(owner, "app.saved_views", [
    buildSavedView({ user_id: shop.ada.userId, is_shared: true }),
    buildSavedView({ user_id: shop.tom.userId }),
  ]);
  await save(owner, "app.undeliverable_addresses", [{ address: "gone@example.com", reason: "bounced" }]);
  await save(owner, "app.customer_merges", [
    { customer_id: shop.carla.customerId, merged_customer_id: shop.cyd.customerId, moved: {}, merged_status: "active" },
  ]);
  await fillWebhooks(owner, [null, shop.carla.customerId, shop.cyd.customerId]);
  await fillImports(owner, shop.ada.userId);
  await save(owner, "app.admin_notifications", [buildNotification()]);
  const place = buildAddress();
  await save(owner, "app.addresses", [place]);
  await save(owner, "app.facilities", [buildFacility({ address_id: place.id })]);
  await save(owner, "app.competences", [
    { user_id: shop.tom.userId, line_item_type_id: shop.lineItemType("CAL-FRAD") },
  ]);
  await save(owner, "app.credentials", [buildCredential({ user_id: shop.tom.userId })]);
  const payer = buildPayer();
  await save(owner, "app.payers", [payer]);
  await save(owner, "app.payer_rules", [buildPayerRule({ payer_id: payer.id })]);
  await save(owner, "app.tax_rates", [
    { facility_id: shop.facilityId, name: "Sales tax", rate: 8810, valid_from: "2026-01-01" },
  ]);
  await fillPrices(owner, shop);
  await fillAccounting(owner, shop);
  const certificate = buildFile({ uploaded_by: shop.ada.userId });
  await save(owner, "app.files", [certificate, buildFile({ uploaded_by: shop.ada.userId })]);
  await save(owner, "app.equipment", [
    buildEquipment({ facility_id: shop.facilityId, certificate_file_id: certificate.id }),
    buildEquipment({ facility_id: shop.facilityId }),
  ]);
  await save(owner, "app.procedures", [{ title: "Service manual 2-14", file_id: certificate.id }]);
  await save(owner, "app.absences", [buildAbsence({ user_id: shop.tom.userId })]);
  await save(owner, "app.shifts", [{ user_id: shop.tom.userId, working_hours: {} }]);
  await fillSignIn(owner, shop.carla.userId);
  await fillKeptDays(owner);
  await owner.query(`insert into app.audit_days (day, ends_at, entry_count, digest, seal)
    values ('2026-05-01', '2026-05-02T06:00:00Z', 0, repeat('a', 64), repeat('b', 64))`);
}

/** A day of what all staff see, and one of what only admins do. */
async function fillKeptDays(owner: Pool) {
  await owner.query(`with kept as (
      insert into app_private.kept_days (figure, starts, ends)
        values ('created', '2026-05-01', '2026-05-02'), ('collected', '2026-05-02', '2026-05-03') returning *)
    insert into app_private.kept_figures (figure, starts, ends, count) select figure, starts, ends, 1 from kept`);
}

/** Tasks that ask the customer and that do not, with slots for all eyes and for ours. */
async function fillTasks(owner: Pool, shop: Shop, orderId: string) {
  const uploadTarget = { service_order_id: orderId };
  const tasks = [true, false].map((asks) =>
    buildOrderTask({ ...uploadTarget, service_order_status_id: shop.status("new"), asks_customer: asks }),
  );
  await save(owner, "app.order_tasks", tasks);
  const slots = tasks.flatMap(({ id }) =>
    [true, false].map((visible) =>
      buildOrderTaskFile({ ...uploadTarget, order_task_id: id, customer_visible: visible }),
    ),
  );
  await save(owner, "app.order_task_files", slots);
}

/** A calibration with its attempt, a readiness check, and messages to the customer and among staff, each with a file. */
async function fillWork(owner: Pool, shop: Shop, { orderId, userId }: { orderId: string; userId: string }) {
  const uploadTarget = { service_order_id: orderId };
  const calibration = buildOrderCalibration({ ...uploadTarget, line_item_type_id: shop.lineItemType("RST-OCS") });
  await save(owner, "app.order_calibrations", [calibration]);
  const attempt = buildCalibrationAttempt({ ...uploadTarget, order_calibration_id: calibration.id });
  await save(owner, "app.calibration_attempts", [attempt]);
  const print = { ...uploadTarget, sha256: "a".repeat(64), made_at: "2026-05-20T17:00:00Z" };
  await save(owner, "app_private.packet_prints", [print]);
  const signing = { signs_from: "2026-01-01T00:00:00Z", signs_until: "2031-01-01T00:00:00Z", created_at: new Date() };
  await save(owner, "app_private.signing_keys", [
    { id: orderId.replaceAll("-", "").padEnd(64, "0"), certificate: String.raw`\x30`, ...signing },
  ]);
  await save(owner, "app.readiness_checks", [buildReadinessCheck({ ...uploadTarget, key: "battery" })]);
  const scan = buildFile({ ...uploadTarget, document_kind: "preScan" });
  await save(owner, "app.files", [scan]);
  await save(owner, "app.scan_reports", [{ ...uploadTarget, file_id: scan.id, blob_id: scan.id, phase: "pre" }]);
  await owner.query({
    text: `insert into app.system_statements (vehicle_id, system, is_fitted, photo_file_id)
      select vehicle_id, 'lidar', false, $2 from app.service_orders where id = $1`,
    values: [orderId, scan.id],
  });
  const messages = [true, false].map((internal) => buildOrderMessage({ ...uploadTarget, is_internal: internal }));
  await save(owner, "app.order_messages", messages);
  const files = messages.map(({ id }) =>
    buildFile({ ...uploadTarget, order_message_id: id, message_position: 1, uploaded_by: userId }),
  );
  await save(owner, "app.files", files);
  await fillConversation(owner, { orderId, fileId: scan.id });
}

/** A mail about an order, with a file. */
async function fillConversation(owner: Pool, { orderId, fileId }: { orderId: string; fileId: string }) {
  await save(owner, "app_private.reply_tokens", [
    { token: randomUUID().replaceAll("-", "").slice(0, 24), service_order_id: orderId, address: "carla@example.com" },
  ]);
  await save(owner, "app.answer_templates", [{ name: "Directions", body: "We are behind the bakery." }]);
  // The order's message has opened its conversation.
  const { rows } = await owner.query<{ id: string }>("select id from app.conversations where service_order_id = $1", [
    orderId,
  ]);
  const mail = { id: randomUUID(), channel: "email", subject: "Camry", direction: "in", said_at: new Date() };
  await save(owner, "app.conversation_messages", [
    { ...mail, conversation_id: rows[0]?.id, from_address: "carla@example.com" },
  ]);
  await save(owner, "app.conversation_files", [{ conversation_message_id: mail.id, file_id: fileId }]);
}

/** A webhook of the shop and of each customer, each with a delivery. */
async function fillWebhooks(owner: Pool, customerIds: readonly (string | null)[]) {
  await owner.query({
    text: `with added as (insert into app.webhooks (customer_id, url, event_types, sealed_secret)
        select whose, 'https://hooks.example.com', '{order.created}', 'secret' from unnest($1::uuid[]) as whose returning id)
      insert into app.webhook_deliveries (webhook_id, event_number, event_type, entity_id)
      select id, 1, 'order.created', gen_random_uuid() from added`,
    values: [customerIds],
  });
}

/** An import of one row, as its admin did it. */
async function fillImports(owner: Pool, adminId: string) {
  await owner.query({
    text: `with done as (insert into app.imports (kind, file_name, mode, created_count, updated_count, skipped_count, wrong_count, created_by)
        values ('customers', 'customers.csv', 'whole', 1, 0, 0, 0, $1) returning id),
      line as (insert into app_private.import_rows (import_id, line, cells, outcome) select id, 2, '{Alpine}', 'created' from done)
      insert into app_private.import_records (import_id, entity, entity_id, is_new) select id, 'customers', gen_random_uuid(), true from done`,
    values: [adminId],
  });
}

/** What proves who Carla is, one row of each kind. */
async function fillSignIn(owner: Pool, userId: string) {
  const day = "now() + interval '1 day'";
  const inserts = [
    "user_passwords (user_id, password_hash) values ($1, 'hash')",
    "fresh_readers (user_id, until) values ($1, now())",
    `refresh_tokens (user_id, token_hash, expires_at) values ($1, 'token', ${day})`,
    `spent_refresh_tokens (token_hash, session_id, spent_at, expires_at)
      select 'spent', id, now(), ${day} from app_private.refresh_tokens where user_id = $1`,
    `sibling_refresh_tokens (token_hash, session_id)
      select 'sibling', id from app_private.refresh_tokens where user_id = $1`,
    `push_devices (user_id, session_id, endpoint_hash, sealed_subscription)
      select $1, id, 'endpoint', 'device' from app_private.refresh_tokens where user_id = $1`,
    "push_keys (public_key, sealed_private_key) select repeat('k', 87), 'key' where $1::uuid is not null",
    `tickets (user_id, purpose, ticket_hash, expires_at) values ($1, 'mfaTotp', 'ticket', ${day})`,
    "counted_attempts (user_id, failed, address) values ($1, 1, '203.0.113.9')",
    `known_places (user_id, mark, expires_at) values ($1, 'mark', ${day})`,
    `guess_waves (user_id, failures, expires_at) values ($1, 1, ${day})`,
    `guess_paces (key, failures, last_at, expires_at) select 'key', 1, now(), ${day} where $1::uuid is not null`,
    "user_totp (user_id, sealed_secret) values ($1, 'secret')",
    "logos (mark, content, mime_type) select 'mark', 'logo', 'image/png' where $1::uuid is not null",
    "mailbox_settings (host, port, security, user_name) select 'mail', 993, 'tls', 'shop' where $1::uuid is not null",
    "mail_settings (host, port, security, sender_address) select 'mail', 25, 'none', 'mail@acme.test' where $1::uuid is not null",
    `order_links (token_hash, service_order_id, customer_id, email, expires_at)
      select md5(id::text) || md5(id::text), id, customer_id, 'carla@example.com', ${day} from app.service_orders where $1::uuid is not null`,
    "recovery_codes (user_id, code_hash) values ($1, 'recovery code')",
    "security_keys (user_id, credential_id, public_key) values ($1, 'credential', 'key')",
    `security_key_challenges (challenge_hash, purpose, user_id, expires_at) values ('challenge', 'add', $1, ${day})`,
    `used_id_tokens (token_hash, expires_at) select 'token', ${day} where $1::uuid is not null`,
    "user_identities (user_id, provider, provider_user_id) values ($1, 'google', '1')",
    `provider_sign_ins (state_hash, provider, sealed_sign_in, expires_at) select 'state', 'google', 'visit', ${day} where $1::uuid is not null`,
    "calendar_links (user_id, subject, subject_id, token_hash) values ($1, 'customer', $1, 'link')",
    "client_keys (caller, verb, key_hash, input_hash) values ('customer:' || $1, 'submitIntake', 'key', 'input')",
    "request_counts (key, taken_at, ends_at) select 'key', array[now()], now() where $1::uuid is not null",
    "received_mails (source, content_hash, blob_id, size) select 'smtp', repeat('a', 64), $1, 1",
    "received_webhooks (provider, key) select 'postmark', 'one' where $1::uuid is not null",
    "message_reads (service_order_id, user_id, is_internal, read_at) select service_order_id, $1, is_internal, now() from app.order_messages limit 1",
    "message_reminders (order_message_id) select id from app.order_messages where $1::uuid is not null limit 1",
    "po_reminders (service_order_id, approved_at, hours) select id, now(), 24 from app.service_orders where $1::uuid is not null",
    "geocodes (query_hash) select 'place' where $1::uuid is not null",
    "road_ways (from_latitude, from_longitude, to_latitude, to_longitude) select 39.7, -104.9, 39.8, -105 where $1::uuid is not null",
    "shop_copy (backup_made_at) select now() where $1::uuid is not null",
    "kiosk_links (name, token_hash, created_by) values ('Wall', 'wall', $1)",
    "import_columns (user_id, kind, columns) values ($1, 'customers', '{}')",
    "avatars (user_id, content, mime_type) values ($1, 'picture', 'image/png')",
  ];
  for (const insert of inserts) {
    await owner.query({ text: `insert into app_private.${insert}`, values: [userId] });
  }
  await owner.query({
    text: `insert into app.messages (channel, template, recipient, body, user_id)
      values ('email', 'email-verify', 'carla@example.com', 'Hello', $1)`,
    values: [userId],
  });
}
