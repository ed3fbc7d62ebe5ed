import { topicOf } from "@boresight/domain/customers/message-topic";
import type { Rights } from "#platform/database/transaction.ts";
import { isOfCustomer } from "./mail-recipients.ts";
import { isSignedIn } from "#modules/mail/push/stored-device.ts";

interface PushRecipient {
  userId: string;
  name: string;
  locale: string;
}

interface Wanted {
  /** The key of the template. */
  key: string;
  recipients: readonly string[];
  /** The addresses that somebody chose for the mail; null for the usual ones. */
  among: readonly string[] | null;
}

/**
 * Returns who gets the notice of this template on their devices: of its recipients, the people with a login who asked for
 * notices on a device where they are still signed in. A topic whose mails the customer does not want is not for their devices.
 */
export const findPushRecipients = (
  system: Rights,
  orderId: string,
  { key, recipients, among }: Wanted,
): Promise<readonly PushRecipient[]> =>
  system.rows<PushRecipient>({
    isPrepared: true,
    text: `select u.id as user_id, u.display_name as name, u.locale
      from app.service_orders o join app.customers c on c.id = o.customer_id
      join app.users u on exists (select from app_private.push_devices d where d.user_id = u.id and ${isSignedIn}) and not u.disabled
      where o.id = $1 and ($2::text[] is null or u.email = any ($2)) and (
          $3 and u.customer_id = o.customer_id and $4 <> all (c.unwanted_emails)
          or $5 and u.id = o.assigned_technician_id and u.default_role in ('admin', 'technician')
          or $6 and u.default_role = 'technician' and app_private.at_own_facility(o.facility_id, u.facility_ids)
            and not exists (select from app.calibration_attempts a where a.service_order_id = o.id and a.performed_by = u.id))
      order by u.id
      limit 100`,
    values: [
      orderId,
      among,
      recipients.some((recipient) => isOfCustomer(recipient) && recipient !== "vehicleOwner"),
      topicOf(key) ?? "",
      recipients.includes("technician"),
      recipients.includes("colleagues"),
    ],
  });
