import type { Pool } from "pg";
import type { Changes } from "#platform/database/listen.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { ShopOnPage } from "#platform/http/static-files.ts";
import type { Log } from "#platform/log.ts";

interface FollowDeps {
  pool: Pool;
  changes: Changes;
  log: Log;
}

/** Returns what pages say of the shop: read once and again after each change, so that no page waits for the database. */
export function followShop({ pool, changes, log }: FollowDeps): { shop: () => ShopOnPage; stop: () => void } {
  let shop: ShopOnPage = { name: "", logoMark: "" };
  const read = async () => {
    shop = await asSystem(pool, (system) =>
      system.one<ShopOnPage>({
        text: `select company_name as name, coalesce(logo_mark, '') as logo_mark
          from app.shop_settings order by version desc limit 1`,
      }),
    );
  };
  const wake = () => void read().catch((err: unknown) => log.warn({ err }, "the shop's name was not read"));
  return { shop: () => shop, stop: changes.follow("live:shop_settings", { wake, end: () => {} }) };
}
