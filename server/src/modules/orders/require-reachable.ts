import { wrongField } from "@boresight/domain/base/problems";
import type { OrderChange } from "@boresight/domain/orders/order-field-schemas";
import { whatTransportLacks, type Transport } from "@boresight/domain/orders/transport";
import type { Rights } from "#platform/database/transaction.ts";

export type TransportChange = Pick<OrderChange, "intakeMethod" | "pickupAddressId" | "towingRequired" | "towingNotes">;

/**
 * Throws `invalid-input` when a vehicle is to be picked up or visited without saying where it is: for the order as
 * stored, or as it would be with a change.
 */
export async function requireReachable(orderId: string, system: Rights, change: TransportChange = {}): Promise<void> {
  const message = whatTransportLacks(
    await system.one<Transport>({
      text: `select coalesce($2, o.intake_method) as intake_method, a.id is not null as has_address,
          a.pickup_spot_description as spot, coalesce($3, o.towing_required) as towing_required,
          coalesce($4, o.towing_notes) as towing_notes
        from app.service_orders o
        left join app.addresses a on a.id = case when $5 then $6::uuid else o.pickup_address_id end
        where o.id = $1`,
      values: [
        orderId,
        change.intakeMethod ?? null,
        change.towingRequired ?? null,
        change.towingNotes ?? null,
        change.pickupAddressId !== undefined,
        change.pickupAddressId ?? null,
      ],
    }),
  );
  if (message) throw wrongField("pickupAddressId", "required", message);
}
