import type { ShopSettingRow } from "#db/rows.ts";
import type { Rights } from "#platform/database/transaction.ts";

type Retention = Pick<ShopSettingRow, "deliveryDays" | "eventDays" | "importResultDays">;

/** Returns for how many days the shop keeps what the server deletes; the audit's years are read where it is deleted. */
export const readRetention = (system: Rights): Promise<Retention> =>
  system.one<Retention>({
    text: "select delivery_days, event_days, import_result_days from app.shop_settings order by version desc limit 1",
  });
