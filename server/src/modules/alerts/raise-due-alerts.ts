import { credentialWarningDays } from "@boresight/domain/schedule/credentials/credential";
import { equipmentWarningDays } from "@boresight/domain/equipment/equipment-schema";
import { inWords } from "@boresight/domain/texts/in-words";
import { storedText } from "@boresight/domain/texts/stored-text";
import { text } from "@boresight/domain/texts/text";
import type { Text } from "@boresight/domain/texts/travelling-text";
import type { Rights } from "#platform/database/transaction.ts";
import { endPastPlans } from "./alert-of-plan.ts";

/** A kind of alert that is caused by time passing rather than by someone's action. */
interface DueKind {
  kind: string;
  severity: "info" | "warning";
  /** Its parameters are the slots that PostgreSQL's `format` fills, in order. */
  message: Text;
  /** Query for the current causes: rows of `key`, `slots`, `order_id` and `since`; `$1` is the current time. */
  causes: string;
  /**
   * Whether an alert is marked handled when its row is gone; the others end with the status change that removes their
   * cause.
   */
  endsHere: boolean;
}

const stillOpen = `from app.service_orders o join app.service_order_statuses s on s.id = o.status_id`;

const dueKinds: readonly DueKind[] = [
  {
    kind: "slaBreached",
    severity: "warning",
    message: text("alerts.late", { number: "%1$s", status: "%2$s" }),
    causes: `select 'slaBreached:' || o.id as key, array[o.internal_order_number, s.status_name] as slots,
        o.id as order_id, o.status_due_at as since
      ${stillOpen} where o.status_due_at < $1 and not s.is_terminal and s.key <> 'released'`,
    endsHere: false,
  },
  {
    kind: "releasedNotInvoiced",
    severity: "warning",
    message: text("alerts.notInvoiced", { number: "%1$s" }),
    causes: `select 'releasedNotInvoiced:' || o.id as key, array[o.internal_order_number] as slots,
        o.id as order_id, o.status_due_at as since
      ${stillOpen} where o.status_due_at < $1 and s.key = 'released'`,
    endsHere: false,
  },
  {
    kind: "poMissing",
    severity: "warning",
    message: text("alerts.poMissing", { number: "%1$s" }),
    causes: `select 'poMissing:' || o.id as key,
        array[o.internal_order_number] as slots,
        o.id as order_id, o.status_changed_at as since
      ${stillOpen} join app.customers c on c.id = o.customer_id
      where (s.key = 'released' or s.category in ('done', 'billing') and exists
          (select from app.invoices i where i.service_order_id = o.id and i.status = 'draft' and i.po_number is null))
        and c.requires_po and coalesce(o.po_number, '') = '' and $1::timestamptz is not null`,
    endsHere: true,
  },
  {
    kind: "customerMessage",
    severity: "info",
    message: text("alerts.customerWaits", { number: "%1$s" }),
    causes: `select 'customerMessage:' || o.id as key, array[o.internal_order_number] as slots,
        o.id as order_id, m.created_at as since
      from app.service_orders o join lateral (select created_at, from_customer from app.order_messages m
        where m.service_order_id = o.id and not m.is_internal order by m.created_at desc limit 1) m on true
      where o.id in (select service_order_id from app.order_messages where created_at > $1::timestamptz - interval '7 days')
        and m.from_customer and m.created_at < $1::timestamptz - interval '15 minutes'`,
    endsHere: false,
  },
  {
    kind: "competenceDue",
    severity: "info",
    message: text("alerts.competenceDue", { name: "%1$s", type: "%2$s", date: "%3$s" }),
    causes: `select 'competenceDue:' || k.id || ':' || k.expires_on as key,
        array[u.display_name, k.title, to_char(k.expires_on, 'FMMon FMDD, YYYY')] as slots,
        null::uuid as order_id, k.expires_on - ${credentialWarningDays} as since
      from app.credentials k join app.users u on u.id = k.user_id and not u.disabled
      where k.withdrawn_on is null and not exists (select from app.credentials n
          where n.user_id = k.user_id and n.issuer = k.issuer and lower(n.title) = lower(k.title) and n.withdrawn_on is null
            and n.systems @> k.systems and (n.expires_on is null or n.expires_on > k.expires_on))
        and k.expires_on <= $1::timestamptz::date + ${credentialWarningDays}`,
    endsHere: true,
  },
  {
    kind: "equipmentDue",
    severity: "info",
    message: text("alerts.equipmentDue", { name: "%1$s", date: "%2$s" }),
    causes: `select 'equipmentDue:' || e.id || ':' || e.expires_on as key,
        array[trim(e.name || ' ' || e.serial_number), to_char(e.expires_on, 'FMMon FMDD, YYYY')] as slots,
        null::uuid as order_id, e.expires_on - ${equipmentWarningDays} as since
      from app.equipment e where e.is_active and e.expires_on <= $1::timestamptz::date + ${equipmentWarningDays}`,
    endsHere: true,
  },
  {
    kind: "procedureDue",
    severity: "info",
    message: text("alerts.procedureDue", { title: "%1$s", date: "%2$s" }),
    causes: `select 'procedureDue:' || p.id || ':' || p.review_on as key,
        array[p.title, to_char(p.review_on, 'FMMon FMDD, YYYY')] as slots, null::uuid as order_id, p.review_on::timestamptz as since
      from app.procedures p where p.is_active and p.superseded_by_id is null and p.review_on <= $1::timestamptz::date`,
    endsHere: true,
  },
  {
    kind: "mailboxUnread",
    severity: "warning",
    message: text("alerts.mailboxUnread", { host: "%1$s", reason: "%2$s" }),
    causes: `select 'mailboxUnread' as key, array[m.host, m.problem] as slots, null::uuid as order_id,
        coalesce(m.read_at, m.changed_at) as since
      from app_private.mailbox_settings m
      where m.problem <> '' and coalesce(m.read_at, m.changed_at) < $1::timestamptz - interval '30 minutes'`,
    endsHere: true,
  },
];

/** Raises alerts that have become due. A handled alert is raised again only for a new cause. */
export async function raiseDueAlerts(system: Rights, now: Date): Promise<void> {
  for (const due of dueKinds) {
    if (due.endsHere) await system.run(endCauseless(due, now));
    await system.run(raiseNew(due, now));
  }
  await system.run(endPastPlans(now));
}

const raiseNew = ({ kind, severity, message, causes }: DueKind, now: Date) => {
  const stored = storedText(message);
  return {
    text: `insert into app.admin_notifications (kind, severity, message, message_text, service_order_id, dedupe_key)
    select $2, $3, left(format($4::text, variadic cause.slots), 500),
      jsonb_build_object('key', $5::text, 'params', jsonb_object($6::text[], cause.slots)), cause.order_id, cause.key
    from (${causes}) cause
    where not exists (select from app.admin_notifications told
      where told.dedupe_key = cause.key and (told.status = 'unhandled' or told.handled_at >= cause.since))
    on conflict do nothing`,
    values: [now, kind, severity, inWords("en", message), stored?.key, Object.keys(stored?.params ?? {})],
  };
};

const endCauseless = ({ kind, causes }: DueKind, now: Date) => ({
  text: `update app.admin_notifications set status = 'handled'
    where kind = $2 and status = 'unhandled' and dedupe_key not in (select key from (${causes}) cause)`,
  values: [now, kind],
});
