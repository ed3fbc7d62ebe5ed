import type { CalendarDay } from "@boresight/domain/base/calendar-day";

import type { TaxComponent } from "@boresight/domain/billing/document-totals";
import type { PriceListEntry } from "@boresight/domain/billing/price-list";
import type { TransportedOrder } from "@boresight/domain/billing/transport-lines";
import type { PostalAddress } from "@boresight/domain/customers/postal-address";
import { localDay } from "@boresight/domain/schedule/working-time";
import type { Language } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import { facilityOfOrder, fallbackZone } from "#modules/orders/facility-of-order.ts";
import type { Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { readBillingSettings, type BillingSettings } from "#modules/billing/prices/read-billing-settings.ts";

/** Who an estimate or invoice is for, as it is printed on it. */
interface BillTo {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** Null without a billing address. */
  address: PostalAddress | null;
}

interface BilledCustomer {
  id: string;
  locale: Language;
  requiresPo: boolean;
  paymentTermsDays: number;
  isPartnerReward: boolean;
  priceListId: string | null;
  /** A standing agreement: its estimates need no approval. */
  autoApprove: boolean;
}

/** What the bills of an order depend on today. */
export interface BillingContext {
  orderId: string;
  orderNumber: string;
  poNumber: string | null;
  facilityId: string | null;
  /** At the order's facility. */
  today: CalendarDay;
  timeZone: string;
  customer: BilledCustomer;
  billTo: BillTo;
  transport: TransportedOrder;
  /** The customer's own prices. */
  prices: readonly PriceListEntry[];
  taxes: readonly TaxComponent[];
  isTaxExempt: boolean;
  /** In the customer's language; empty for one who pays taxes. */
  taxExemptReason: string;
  /** Of the terms of service in force. */
  termsVersion: string;
  /** How the shop bills. */
  settings: BillingSettings;
}

type ReadLater = "today" | "timeZone" | "prices" | "taxes" | "isTaxExempt" | "taxExemptReason" | "settings";

type StoredContext = Omit<BillingContext, ReadLater> & {
  timeZone: string | null;
  hasCertificate: boolean;
  exemptUntil: CalendarDay | null;
};

/** Reads past the caller's rights: the caller must have seen the order before. Throws `not-found`. */
export async function readBillingContext(
  orderId: string,
  { system, now }: Pick<Work, "system" | "now">,
): Promise<BillingContext> {
  const { timeZone, hasCertificate, exemptUntil, ...context } = await readOrder(orderId, system);
  const zone = timeZone ?? fallbackZone;
  const today = localDay(zone, now.getTime());
  const isTaxExempt = hasCertificate && (exemptUntil === null || exemptUntil >= today);
  return {
    ...context,
    timeZone: zone,
    today,
    prices: await readPrices(context.customer.priceListId, system),
    taxes: await readTaxes(context.facilityId, today, system),
    isTaxExempt,
    taxExemptReason: isTaxExempt ? exemptReason(context.customer.locale, exemptUntil) : "",
    settings: await readBillingSettings(system),
  };
}

const exemptReason = (language: Language, until: CalendarDay | null): string =>
  until === null
    ? textIn(language, "billing.exemptByCertificate")
    : textIn(language, "billing.exemptByCertificateUntil", { day: until });

/** SQL: the customer `c` and billing address `a` as they are printed. */
export const billToOf = `json_build_object('companyName', c.company_name, 'firstName', c.first_name, 'lastName', c.last_name,
    'email', c.email, 'phone', c.phone, 'address', case when a.id is not null then json_build_object('street', a.street,
      'unit', a.unit, 'city', a.city, 'state', a.state, 'postalCode', a.postal_code, 'country', a.country) end)`;

const readOrder = (orderId: string, system: Rights) =>
  system.one<StoredContext>({
    isPrepared: true,
    text: `select o.id as order_id, o.internal_order_number as order_number, o.po_number, f.id as facility_id, f.time_zone,
        json_build_object('id', c.id, 'locale', c.locale, 'requiresPo', c.requires_po, 'paymentTermsDays', c.payment_terms_days,
          'isPartnerReward', c.is_partner_reward, 'priceListId', p.id, 'autoApprove', coalesce(p.auto_approve, false)) as customer,
        ${billToOf} as bill_to,
        json_build_object('intakeMethod', o.intake_method, 'towingRequired', o.towing_required,
          'distanceMiles', w.distance_to_sensi) as transport,
        c.tax_exempt and c.tax_exempt_certificate_file_id is not null as has_certificate,
        c.tax_exempt_until::text as exempt_until, app_private.terms_in_force() as terms_version
      from app.service_orders o
      join app.customers c on c.id = o.customer_id
      left join app.facilities f on f.id = ${facilityOfOrder}
      left join app.addresses a on a.id = c.address_id
      left join app.addresses w on w.id = o.pickup_address_id
      left join app.price_lists p on p.id = c.price_list_id and p.is_active
      where o.id = $1`,
    values: [orderId],
  });

const readPrices = async (priceListId: string | null, system: Rights): Promise<readonly PriceListEntry[]> =>
  priceListId === null
    ? []
    : system.rows<PriceListEntry>({
        isPrepared: true,
        text: `select line_item_type_id, unit_price, percentage, valid_from::text, valid_until::text
          from app.price_list_entries where price_list_id = $1 limit 1000`,
        values: [priceListId],
      });

/** Of each tax the rate that began last; a rate of zero ended it. */
const readTaxes = (facilityId: string | null, day: CalendarDay, system: Rights): Promise<readonly TaxComponent[]> =>
  system.rows<TaxComponent>({
    isPrepared: true,
    text: `select name, rate from
        (select distinct on (name) name, rate from app.tax_rates
          where facility_id = $1 and valid_from <= $2::date order by name, valid_from desc) latest
      where rate > 0 order by name limit 20`,
    values: [facilityId, day],
  });
