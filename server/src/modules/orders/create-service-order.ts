import type { Text } from "@boresight/domain/texts/travelling-text";
import type { WantedCalibration } from "@boresight/domain/calibrations/calibration-record-schema";
import { fail } from "@boresight/domain/base/errors";
import { isCustomerType, isStaff, type Role } from "@boresight/domain/accounts/roles";
import { isOrderField, type OrderField } from "@boresight/domain/orders/order-fields";
import { orderingSchema, type NewServiceOrder } from "@boresight/domain/orders/service-order-schema";
import { text } from "@boresight/domain/texts/text";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { acceptTerms } from "./accept-terms.ts";
import { listCalibrations } from "#modules/calibrations/list-calibrations.ts";
import { priceTransport } from "./price-transport.ts";
import { requireReachable } from "./require-reachable.ts";
import { startOrder } from "./start-order.ts";
import { vehicleOfOrder } from "./vehicle-of-order.ts";

export const createServiceOrder = mutation({
  summary: "Opens an order in the initial status. Customers order for themselves, once they have accepted the terms.",
  input: (now) => orderingSchema(now.getUTCFullYear()),
  returns: { serviceOrder: "ServiceOrder" },
  clientKey: true,
  errors: [
    "customer-archived",
    "customer-on-hold",
    "login-not-linked",
    "terms-not-accepted",
    "vehicle-exists",
    "vin-elsewhere",
  ],
  async run(order, tx: Transaction & Pick<RequestContext, "address">) {
    await acceptTerms(order, tx);
    return { serviceOrder: await openOrder(order, tx) };
  },
});

/**
 * Creates the order, without what only one way of creating it requires. Returns its id. `isAnswered`: the customer is told
 * by whoever opens it.
 */
export async function openOrder(
  order: NewServiceOrder,
  tx: Transaction,
  { isAnswered = false }: { isAnswered?: boolean } = {},
): Promise<string> {
  const customerId = await customerOfOrder(order, tx);
  const vehicleId = await vehicleOfOrder(order, customerId, tx);
  await checkPickupAddress(order, customerId, tx);

  const facilityId = order.facilityId ?? (await usualFacility(customerId, tx));

  const { id } = await tx.caller.one<{ id: string }>(
    insertOrder({ ...order, facilityId }, { customerId, vehicleId, tx }),
  );

  await requireReachable(id, tx.system);
  await listCalibrations(id, calibrationsOf(order, tx.caller.role), tx.system);
  await recordReadiness(id, order, tx);
  await priceTransport(id, tx.system);
  await startOrder(id, tx);
  const source = isCustomerType(tx.caller.role) ? "portal" : "staff";
  await tx.emit({ type: "order.created", entityId: id, payload: { source, isAnswered } });
  return id;
}

/** An order created for a single calibration lists that one. */
const calibrationsOf = ({ calibrations, calibrationType }: NewServiceOrder, role: Role): readonly WantedCalibration[] =>
  calibrations.length > 0 || calibrationType === undefined || calibrationType === "multiple"
    ? calibrations.map((one) => ({ ...one, isSublet: one.isSublet && isStaff(role) }))
    : [{ typeKey: calibrationType, trigger: "", ruleId: null, isSublet: false }];

/** Stores what the shop says about the vehicle, and who confirms that it will be ready. */
async function recordReadiness(
  id: string,
  { readinessAnswers, readinessConfirmed }: NewServiceOrder,
  { caller, system, now }: Transaction,
): Promise<void> {
  if (readinessAnswers === null && !readinessConfirmed) return;
  await system.run({
    text: `update app.service_orders set readiness_answers = $2,
        readiness_confirmed_by = case when $3 then (select left(display_name, 160) from app.users where id = $4) end,
        readiness_confirmed_at = case when $3 then $5::timestamptz end
      where id = $1`,
    values: [id, readinessAnswers, readinessConfirmed, caller.userId, now],
  });
}

/** Whose record the customer's went into, where it was merged while the order was being entered. */
async function survivorOf(customerId: string, { system }: Transaction): Promise<string> {
  const survivor = await system.maybe<{ id: string }>({
    text: `with recursive kept as (select id, merged_into_id from app.customers where id = $1
        union all select c.id, c.merged_into_id from kept join app.customers c on c.id = kept.merged_into_id)
      select id from kept where merged_into_id is null`,
    values: [customerId],
  });
  return survivor?.id ?? customerId;
}

async function customerOfOrder(order: NewServiceOrder, tx: Transaction): Promise<string> {
  const { caller } = tx;
  const chosen = isCustomerType(caller.role) ? caller.customerId : order.customerId;
  const customerId = chosen && (await survivorOf(chosen, tx));
  if (!customerId) {
    if (isCustomerType(caller.role)) throw fail("login-not-linked");
    throw fail("invalid-input", wrong("customerId", text("intake.chooseTheCustomer")));
  }
  const customer = await caller.maybe<{ status: string; acceptsTerms: boolean }>({
    text: `select status, has_accepted_terms and terms_version is not distinct from app_private.terms_in_force() as accepts_terms
      from app.customers where id = $1`,
    values: [customerId],
  });
  if (!customer) throw fail("invalid-input", wrong("customerId", text("orders.noSuchCustomer")));
  if (customer.status === "archived") throw fail("customer-archived");
  if (isCustomerType(caller.role) && customer.status === "onHold") throw fail("customer-on-hold");
  if (isCustomerType(caller.role) && !customer.acceptsTerms) throw fail("terms-not-accepted");
  return customerId;
}

async function checkPickupAddress({ pickupAddressId }: NewServiceOrder, customerId: string, { caller }: Transaction) {
  if (!pickupAddressId) return;
  const own = await caller.maybe({
    text: "select id from app.addresses where id = $1 and customer_id = $2",
    values: [pickupAddressId, customerId],
  });
  if (!own) throw fail("invalid-input", wrong("pickupAddressId", text("orders.chooseCustomersAddress")));
}

async function usualFacility(customerId: string, { system }: Transaction): Promise<string | undefined> {
  const usual = await system.maybe<{ id: string }>({
    text: `select f.id from app.facilities f left join app.customers c on c.default_facility_id = f.id and c.id = $1
      where c.id is not null or f.is_base order by c.id is null limit 1`,
    values: [customerId],
  });
  return usual?.id;
}

const wrong = (field: string, message: Text) => ({ message, fields: [{ field, code: "wrong-reference", message }] });

interface Placed {
  customerId: string;
  vehicleId: string;
  tx: Transaction;
}

/** Fields of a new order that only staff set: the table refuses them from customers. */
const ofStaff: readonly OrderField[] = ["priority", "internalNotes", "assignedTechnicianId"];

/** Inserts every field that the caller's role may set on a new order. */
function insertOrder(
  order: Omit<NewServiceOrder, "facilityId"> & { facilityId: string | undefined },
  { customerId, vehicleId, tx }: Placed,
): Statement {
  const isCustomers = isCustomerType(tx.caller.role);
  const given = Object.entries(order).filter(
    ([name]) => isOrderField(name) && !(isCustomers && ofStaff.includes(name)),
  );
  const { calibrationType, repairOperations } = order;
  return insertRow("app.service_orders", {
    ...Object.fromEntries(given),
    customerId,
    vehicleId,
    calibrationType,
    repairOperations,
    source: isCustomers ? "portal" : "staff",
  });
}
