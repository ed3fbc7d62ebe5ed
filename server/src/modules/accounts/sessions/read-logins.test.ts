import type { Pool } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { cloneDatabase } from "../../../../test/database.ts";
import { buildAccount } from "../../../../test/people.ts";
import { createLoginReader } from "./read-logins.ts";

const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());
const clock = () => new Date("2026-05-01T08:00:00Z");
const carla = await buildAccount(db, { email: "carla@example.com", defaultRole: "customer" });
const tom = await buildAccount(db, { email: "tom@example.com", defaultRole: "technician" });
/** The pool, with its statements counted. */
function watched() {
  const query = vi.fn<Pool["query"]>(db.server.query.bind(db.server));
  return { query, pool: { query } as unknown as Pool };
}
const nobody = "00000000-0000-4000-8000-000000000000";
const asked = (userId: string) => ({ userId, sessionId: null });

test("each of many at once gets its own login, or null, by two statements", async () => {
  const { query, pool } = watched();
  const findLogin = createLoginReader({ pool, clock });

  const states = await Promise.all([carla.id, tom.id, nobody, carla.id, tom.id].map((id) => findLogin(asked(id))));

  const found = states.map((state) => state?.roles.find((role) => role !== "me") ?? null);
  expect(found).toEqual(["customer", "technician", null, "customer", "technician"]);
  expect(query).toHaveBeenCalledTimes(2);
});

test("who comes while a statement runs is not answered by it", async () => {
  const findLogin = createLoginReader({ pool: db.server, clock });
  const before = findLogin(asked(tom.id));
  await db.owner.query("update app.users set disabled = true where id = $1", [tom.id]);

  const after = await findLogin(asked(tom.id));

  expect(after?.disabled).toBe(true);
  await before;
});

test("a statement that fails is told to all who share it, and ends nothing", async () => {
  const { query, pool } = watched();
  query.mockImplementationOnce(() => {
    throw new Error("the database is gone");
  });
  const findLogin = createLoginReader({ pool, clock });

  const [first, second] = await Promise.allSettled([findLogin(asked(carla.id)), findLogin(asked(carla.id))]);

  expect([first?.status, second?.status]).toEqual(["rejected", "fulfilled"]);
});
