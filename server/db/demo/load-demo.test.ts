import { expect, test } from "vitest";
import { cloneDatabase } from "../../test/database.ts";
import { checkDemo } from "./check-demo.ts";
import { loadDemo } from "./load-demo.ts";

const today = new Date().toISOString().slice(0, 10);

test("the demo shop is consistent, the same each time, and can be loaded again", async () => {
  await using db = await cloneDatabase();
  const print = async () => {
    const { rows } = await db.owner.query(
      `select md5(string_agg(o.id::text || o.internal_order_number || o.created_at || o.status_id || coalesce(o.invoice_total, 0), '' order by o.id))
        from app.service_orders o`,
    );
    return rows;
  };

  await loadDemo({ ownerUrl: db.ownerUrl, today, password: "open sesame" });
  const first = await print();
  await loadDemo({ ownerUrl: db.ownerUrl, today, password: "open sesame" });

  expect(await print()).toEqual(first);
  expect(await checkDemo(db.ownerUrl)).toEqual([]);
}, 60_000);
