import { lapsedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { appointmentInvitation, invitationMethod } from "@boresight/domain/schedule/calendar-feed";
import type { MailAttachment } from "#integrations/mail/mail-sender.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

interface Stored {
  id: string;
  version: number;
  changedAt: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  summary: string;
  location: string;
  isConfirmed: boolean;
  isCancelled: boolean;
  shopName: string;
  shopEmail: string | null;
}

interface Parties {
  /** The address that our mails come from. */
  sender: string;
  recipient: string;
}

/** Returns an appointment as an invitation that adds, moves or removes it in its reader's calendar. */
export async function readCalendar(
  id: string,
  { sender, recipient }: Parties,
  system: Rights,
): Promise<MailAttachment | null> {
  const stored = await system.maybe<Stored>({
    text: `select a.id, a.version, a.updated_at as changed_at, a.starts_at, a.ends_at, f.time_zone,
        concat_ws(' · ', v.vehicle_description, o.internal_order_number, o.repair_order_number) as summary,
        case when a.kind = 'mobile' then concat_ws(', ', s.street, s.city, s.state, s.postal_code)
          else concat_ws(', ', f.facility_name, d.street, d.city, d.state, d.postal_code) end as location,
        a.status = 'confirmed' as is_confirmed, a.status in ${wordList(lapsedAppointmentStatuses)} as is_cancelled,
        coalesce((select nullif(company_name, '') from app.shop_settings order by version desc limit 1), f.facility_name) as shop_name,
        f.email as shop_email
      from app.appointments a
      join app.service_orders o on o.id = a.service_order_id
      join app.vehicles v on v.id = o.vehicle_id
      join app.facilities f on f.id = a.facility_id
      left join app.addresses d on d.id = f.address_id
      left join app.addresses s on s.id = a.address_id
      where a.id = $1`,
    values: [id],
  });
  if (!stored) return null;
  const { shopName, shopEmail, startsAt, endsAt, changedAt, ...event } = stored;
  const dates = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), changedAt: new Date(changedAt) };
  const organizer = { name: shopName, email: shopEmail || sender };
  const invited = { organizer, attendee: recipient };
  const content = appointmentInvitation({ ...event, ...dates, description: "" }, invited);
  return {
    filename: stored.isCancelled ? "cancelled.ics" : "appointment.ics",
    content: Buffer.from(content, "utf8"),
    contentType: `text/calendar; charset=utf-8; method=${invitationMethod(stored)}`,
  };
}
