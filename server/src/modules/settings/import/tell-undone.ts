import { customerFieldNames } from "@boresight/domain/customers/customer-fields";
import { vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import { text } from "@boresight/domain/texts/text";
import { camelCase } from "@boresight/domain/base/text";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

interface UndoneRecord {
  entity: "customers" | "line_item_types" | "vehicles";
  id: string;
  /** The columns that get back what they held. */
  columns: readonly string[];
  /** Of a line item type. */
  key: string | null;
}

interface UndoneInvoice {
  id: string;
  customerId: string;
  number: string;
}

export interface Undone {
  records: readonly UndoneRecord[];
  invoices: readonly UndoneInvoice[];
}

/** What undoing an import will give back or remove that other areas have learned of. */
export const readUndone = async (importId: string, system: Rights): Promise<Undone> => ({
  records: await system.rows<UndoneRecord>({
    text: `select r.entity, r.entity_id as id, array(select jsonb_object_keys(r.before)) as columns, y.key
      from app_private.import_records r left join app.line_item_types y on r.entity = 'line_item_types' and y.id = r.entity_id
      where r.import_id = $1 and not r.is_new and r.before <> '{}' and r.entity in ('customers', 'vehicles', 'line_item_types')
      order by r.entity, r.entity_id`,
    values: [importId],
  }),
  invoices: await system.rows<UndoneInvoice>({
    text: `select i.id, i.customer_id, i.number from app_private.import_records r join app.invoices i on i.id = r.entity_id
      where r.import_id = $1 and r.entity = 'invoices' and r.is_new order by i.id`,
    values: [importId],
  }),
});

/** Informs other areas and other programs, so that they hold again what is here. */
export async function tellUndone({ records, invoices }: Undone, { emit }: Transaction): Promise<void> {
  for (const { entity, id: entityId, columns, key } of records) {
    const given = new Set(columns.map((column) => camelCase(column)));
    if (entity === "customers")
      await emit({
        type: "customer.updated",
        entityId,
        payload: { fields: customerFieldNames.filter((name) => given.has(name)) },
      });
    if (entity === "vehicles")
      await emit({
        type: "vehicle.updated",
        entityId,
        payload: { fields: vehicleFieldNames.filter((name) => given.has(name)) },
      });
    if (key !== null) await emit({ type: "catalog.updated", entityId, payload: { key } });
  }
  const reason = text("settings.importIsUndone");
  for (const { id, customerId, number } of invoices)
    await emit({
      type: "invoice.voided",
      entityId: id,
      payload: { serviceOrderId: null, customerId, number, reason },
    });
}
