import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { questionOf } from "#modules/orders/messages/read-questions.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

/** What the page of a link says of an order: what its customer reads, and no amount. */
export interface LinkedOrder {
  number: string;
  repairOrderNumber: string | null;
  poNumber: string | null;
  claimNumber: string | null;
  statusLabel: string;
  /** What the office asks, in its words. */
  question: string | null;
  holdReasonKey: string | null;
  vehicle: string;
  vinEnd: string | null;
  licensePlate: string | null;
  estimatedReady: string | null;
  timeZone: string | null;
  shop: string;
  phone: string | null;
  email: string | null;
  appointment: {
    startsAt: string;
    timeZone: string;
    place: string;
    isConfirmed: boolean;
    /** As the day goes now; null for the agreed time. */
    expectedArrival: string | null;
  } | null;
  messages: readonly {
    id: string;
    body: string;
    author: string;
    fromCustomer: boolean;
    at: string;
    fileCount: number;
  }[];
}

const mostMessages = 100;

export const readLinkedOrder = (orderId: string, system: Rights): Promise<LinkedOrder> =>
  system.one<LinkedOrder>({
    text: `select o.internal_order_number as number, o.repair_order_number, o.po_number, o.claim_number, s.customer_label as status_label,
        case when s.category = 'hold' then o.hold_reason_key end as hold_reason_key,
        ${questionOf} as question,
        v.vehicle_description as vehicle, right(v.vin_number, 8) as vin_end, v.license_plate,
        case when s.category not in ('closed', 'billing') then o.estimated_completion_date end as estimated_ready,
        f.time_zone, f.phone, f.email,
        coalesce((select nullif(company_name, '') from app.shop_settings order by version desc limit 1), f.facility_name) as shop,
        (select json_build_object('startsAt', a.starts_at, 'timeZone', af.time_zone, 'isConfirmed', a.status = 'confirmed',
            'expectedArrival', app_private.expected_arrival(a.id),
            'place', concat_ws(', ', case when a.kind <> 'mobile' then af.facility_name end, at_place.street, at_place.city,
              nullif(concat_ws(' ', at_place.state, at_place.postal_code), '')))
          from app.appointments a join app.facilities af on af.id = a.facility_id
          left join app.addresses at_place on at_place.id = case when a.kind = 'mobile' then a.address_id else af.address_id end
          where a.service_order_id = o.id and a.status in ${wordList(movableAppointmentStatuses)}
          order by a.starts_at limit 1) as appointment,
        (select coalesce(json_agg(json_build_object('id', m.id, 'body', m.body, 'author', m.author_name, 'fromCustomer', m.from_customer,
            'at', m.created_at, 'fileCount', m.file_count) order by m.created_at), '[]')
          from (select * from app.order_messages m where m.service_order_id = o.id and not m.is_internal
            order by m.created_at desc limit ${mostMessages}) m) as messages
      from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id
      join app.vehicles v on v.id = o.vehicle_id
      left join app.facilities f on f.id = coalesce(o.facility_id, (select id from app.facilities where is_base))
      where o.id = $1`,
    values: [orderId],
  });
