import type { ShopSettingRow } from "#db/rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";

/** Who an email is from. */
export interface ShopOfMail {
  brandName: string;
  /** The logo's full address. */
  logo: string | null;
  /** That of its documents. */
  color: string;
}

type StoredShop = Pick<ShopSettingRow, "companyName" | "logoMark" | "accentColor">;

type ShopConfig = Pick<Config, "brandName" | "publicUrl">;

export const logoAddress = (mark: string | null, { publicUrl }: Pick<Config, "publicUrl">): string | null =>
  mark === null ? null : `${publicUrl}/v1/functions/shop-logo/${mark}`;

/** The company's name, or the product's until it has one, its logo and its color. */
export async function readShop(system: Rights, config: ShopConfig): Promise<ShopOfMail> {
  const { companyName, logoMark, accentColor } = await system.one<StoredShop>({
    text: "select company_name, logo_mark, accent_color from app.shop_settings order by version desc limit 1",
  });
  return { brandName: companyName || config.brandName, logo: logoAddress(logoMark, config), color: accentColor };
}
