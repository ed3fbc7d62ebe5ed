// Visitors and mail programs show the logo too; its address changes with it, so that both store it for good.
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { readLogo } from "#modules/settings/shop/read-public-shop.ts";
import { asSystem } from "#platform/database/transaction.ts";

export function mountShopLogo(app: FastifyInstance, { pool }: { pool: Pool }): void {
  app.get<{ Params: { mark: string } }>("/v1/functions/shop-logo/:mark", async ({ params }, reply) => {
    const { content, mimeType } = await asSystem(pool, (system) => readLogo(params.mark, system));
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("cross-origin-resource-policy", "cross-origin")
      .type(mimeType)
      .send(content);
  });
}
