import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { Rights, Statement } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { appointmentJson, type AppointmentContext } from "./appointment-context.ts";

/** What an email can say about an order. Read when it is queued, so that it says what was true then. */
export interface MailContext {
  customer: { companyName: string; firstName: string };
  /** The recipient of this copy. */
  contact: { name: string };
  order: {
    id: string;
    /** The page that opens it without a sign-in. */
    link?: string;
    internalOrderNumber: string;
    repairOrderNumber: string | null;
    poNumber: string | null;
    statusLabel: string;
    estimatedCompletionDate: string | null;
    holdReasonKey: string | null;
    cancellationReason: string | null;
    missingItems: string | null;
    calibrations: readonly { name: string }[];
  };
  vehicle: { vehicleDescription: string; vinNumber: string | null };
  appointment: AppointmentContext | null;
  estimate: {
    /** Missing in mails that were queued before estimates had links. */
    id?: string;
    isOpen?: boolean;
    number: string;
    totalCents: number;
    validUntil: string | null;
    /** The page that opens it without a sign-in. */
    link?: string;
  } | null;
  invoice: {
    /** Missing in mails that were queued before invoices had links. */
    id?: string;
    number: string | null;
    totalCents: number;
    balanceCents: number;
    /** What of it is to be paid: without what is in dispute, and what credit covers. Missing in older mails, as the next one. */
    askedCents?: number;
    contestedCents?: number;
    dueDate: string | null;
    /** The page that opens it without a sign-in. */
    link?: string;
  } | null;
  facility: { facilityName: string; phone: string | null; address: string | null; timeZone: string } | null;
  user: { displayName: string | null };
  /** Missing in mails that were queued before the shop had settings. */
  shop?: { companyName: string; logoMark?: string | null; accentColor?: string };
  /** What a customer has paid: the invoices that it paid, and what is open of all afterwards. */
  payment?: { amountCents: number; invoices: readonly string[]; openCents: number };
  /** What the sender adds in their own words. */
  note?: string;
  /** Of a mail that brings a customer's statement along. */
  statement?: { customerId: string; from: string; to: string };
  /** Of a mail that brings a notice about calibrations. */
  notice?: MailedNotice;
  /** Of a mail with a link to the order's packet: the payer who gets it alone; without one, the customer with the invoice. */
  packet?: { address?: string; link?: string };
  /** Of a mail about a credit memo. */
  creditMemo?: { id: string; number: string; totalCents: number };
  /** Of a mail from the road: when somebody arrives, where that is known. */
  trip?: { arrival: string };
  message: {
    text: string | null;
    /** What came with it; missing in mails that were queued before messages took files. */
    files?: SentFiles | null;
  };
}

interface MailedNotice {
  /** The document. */
  id: string;
  number: string;
  verificationCode: string;
  /** The page that opens it without a sign-in. */
  link?: string;
}

export interface SentFiles {
  count: number;
  /** How many of them are photos. */
  photos: number;
}

/** What the order itself does not hold. */
export interface MailOccasion {
  userId?: string | null | undefined;
  messageText?: string | undefined;
  messageFiles?: SentFiles | undefined;
  /** The invoice that it is about; otherwise the order's latest. */
  invoiceId?: string | undefined;
  /** The appointment that it is about; otherwise the order's own. */
  appointmentId?: string | undefined;
  /** Nobody on the customer's side gets it. */
  isQuiet?: boolean | undefined;
  /** Instead of those whom the template names: among the customer's own addresses. */
  recipients?: readonly string[] | undefined;
  /** What the sender adds in their own words. */
  note?: string | undefined;
  creditMemo?: MailContext["creditMemo"] | undefined;
  /** When somebody who is on the way arrives. */
  arrival?: string | null | undefined;
  payment?: MailContext["payment"] | undefined;
  notice?: MailedNotice | undefined;
  packet?: MailContext["packet"] | undefined;
  /** Written addresses besides those whom the template names. */
  alsoTo?: readonly string[] | undefined;
  /** How long it waits before it is sent, in seconds. */
  delay?: number | undefined;
}

/** Read past the caller's rights: the caller must have seen the order before. */
export const readMailContext = async (
  system: Rights,
  orderId: string,
  {
    userId = null,
    messageText,
    messageFiles,
    invoiceId,
    appointmentId,
    note,
    creditMemo,
    payment,
    notice,
    packet,
    arrival,
  }: MailOccasion,
): Promise<MailContext> => {
  const { context } = await system.one<{ context: Omit<MailContext, "contact" | "message"> }>(
    orderContext({ orderId, userId, invoiceId: invoiceId ?? null, appointmentId: appointmentId ?? null }),
  );
  const message = { text: messageText ?? null, files: messageFiles ?? null };
  return {
    ...context,
    contact: { name: context.customer.firstName },
    message,
    ...(note && { note }),
    ...(creditMemo && { creditMemo }),
    ...(payment && { payment }),
    ...(notice && { notice }),
    ...(packet && { packet }),
    ...(arrival && { trip: { arrival } }),
  };
};

interface Asked {
  orderId: string;
  userId: string | null;
  invoiceId: string | null;
  appointmentId: string | null;
}

const orderContext = ({ orderId, userId, invoiceId, appointmentId }: Asked): Statement => ({
  isPrepared: true,
  text: `select json_build_object(
      'customer', json_build_object('companyName', app_private.customer_name(c.company_name, c.first_name, c.last_name),
        'firstName', c.first_name),
      'order', json_build_object('id', o.id, 'internalOrderNumber', o.internal_order_number,
        'repairOrderNumber', o.repair_order_number, 'poNumber', o.po_number, 'statusLabel', s.customer_label,
        'estimatedCompletionDate', o.estimated_completion_date, 'holdReasonKey', o.hold_reason_key,
        'cancellationReason', o.cancellation_reason,
        'missingItems', (select h.note from app.status_changes h
          where h.service_order_id = o.id and h.to_status_id = o.status_id order by h.changed_at desc limit 1),
        'calibrations', ${calibrations}),
      'vehicle', json_build_object('vehicleDescription', v.vehicle_description, 'vinNumber', v.vin_number),
      'appointment', (select ${appointmentJson("now()")} from app.appointments a
        where a.service_order_id = o.id and a.status <> 'held' and (a.status <> 'cancelled' or a.id = $4::uuid)
        order by (a.id = $4::uuid) desc nulls last, (a.status in ${wordList(bookedAppointmentStatuses)}) desc, a.starts_at desc limit 1),
      'estimate', case when e.id is not null then
        json_build_object('id', e.id, 'isOpen', e.status in ('sent', 'viewed'), 'number', e.number, 'totalCents', e.total_cents,
          'validUntil', e.valid_until) end,
      'invoice', (select json_build_object('id', i.id, 'number', i.number, 'totalCents', i.total_cents,
          'balanceCents', i.balance_cents, 'askedCents', app_private.asked_cents(i.id),
          'contestedCents', least(i.balance_cents, app_private.contested_cents(i.id)), 'dueDate', i.due_date)
        from app.invoices i where i.service_order_id = o.id and i.status <> 'draft' and (i.status <> 'void' or i.id = $3::uuid)
        order by (i.id = $3::uuid) desc nulls last, i.created_at desc limit 1),
      'facility', case when f.id is not null then
        json_build_object('facilityName', f.facility_name, 'phone', f.phone, 'timeZone', f.time_zone,
          'address', concat_ws(', ', fa.street, fa.city, nullif(concat_ws(' ', fa.state, fa.postal_code), ''))) end,
      'shop', (select json_build_object('companyName', company_name, 'logoMark', logo_mark, 'accentColor', accent_color) from app.shop_settings order by version desc limit 1),
      'user', json_build_object('displayName', (select display_name from app.users where id = $2))
    ) as context
    from app.service_orders o
    join app.service_order_statuses s on s.id = o.status_id
    join app.customers c on c.id = o.customer_id
    join app.vehicles v on v.id = o.vehicle_id
    left join app.facilities f on f.id = coalesce(o.facility_id, (select id from app.facilities where is_base))
    left join app.addresses fa on fa.id = f.address_id
    left join lateral (select * from app.estimates e where e.service_order_id = o.id and e.status <> 'draft'
      order by e.created_at desc limit 1) e on true
    where o.id = $1`,
  values: [orderId, userId, invoiceId, appointmentId],
});

/** Those of the estimate; before there is one, the order's own. */
const calibrations = `coalesce(
  (select json_agg(json_build_object('name', t.name) order by l.sort_order) from app.line_items l
    join app.line_item_types t on t.id = l.line_item_type_id and t.category = 'calibration' where l.estimate_id = e.id),
  (select json_agg(json_build_object('name', t.name) order by k.sort_order) from app.order_calibrations k
    join app.line_item_types t on t.id = k.line_item_type_id where k.service_order_id = o.id),
  (select json_agg(json_build_object('name', t.name)) from app.line_item_types t where t.key = o.calibration_type),
  '[]')`;
