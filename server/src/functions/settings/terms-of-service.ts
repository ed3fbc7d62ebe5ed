import { roles } from "@boresight/domain/accounts/roles";
import { readTerms } from "#modules/settings/shop/read-public-shop.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { serverFunction } from "#functions/server-function.ts";

/** The shop's own terms of service, for visitors too. */
export const termsOfService = serverFunction({ path: "terms-of-service", roles }, ({ deps: { pool } }) =>
  asSystem(pool, readTerms),
);
