/** A search reads past the rules of the tables, and must find only what they show: whoever asks, whatever they ask with. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicCaller, type Caller } from "#platform/caller.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import { buildFacility, save } from "../db/rows/factories.ts";
import { addOrder, openShop, type Shop } from "./shop.ts";

let db: TestDatabase;
let shop: Shop;
let boulder: string;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const facility = buildFacility({ facility_name: "Boulder" });
  boulder = facility.id;
  await save(db.owner, "app.facilities", [facility]);
  const order = (customerId: string | null, facility_id: string | null, po_number: string) =>
    addOrder(db.owner, shop, { customerId: customerId ?? "", facility_id, po_number });
  await order(shop.carla.customerId, shop.facilityId, "ZQ-77A");
  await order(shop.carla.customerId, boulder, "ZQ-77B");
  await order(shop.cyd.customerId, boulder, "ZQ_77.C");
  await order(shop.cyd.customerId, null, "x/ZQ-77D");
});
afterAll(() => db[Symbol.asyncDispose]());

interface Asked {
  words?: readonly string[];
  atStart?: boolean;
  most?: number;
}

const found = (caller: Caller, { words = ["zq77"], atStart = false, most = 100 }: Asked = {}) =>
  inTransaction(db.server, caller, async ({ caller: rights }) => {
    const rows = await rights.rows<{ po: string }>({
      text: "select po_number as po from app_private.found_orders($1, $2, $3)",
      values: [words, atStart, most],
    });
    return rows
      .map(({ po }) => po.slice(-1))
      .toSorted()
      .join("");
  });

const limited = async (facilities: readonly string[] | null) => {
  await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, facilities]);
  return shop.tom;
};

describe("everyone finds what their role shows", () => {
  test("the office finds all, and technicians those of their facilities", async () => {
    expect(await found(shop.ada)).toBe("ABD");
    expect(await found(await limited(null))).toBe("ABD");
    expect(await found(await limited([boulder]))).toBe("B");
    expect(await found(await limited([]))).toBe("");
  });

  test("customers find their own, whoever they say they are", async () => {
    expect(await found(shop.carla)).toBe("AB");
    expect(await found(shop.cyd)).toBe("D");
    expect(await found({ ...shop.carla, customerId: null })).toBe("");
    expect(await found(publicCaller)).toBe("");
  });

  test("no setting makes a role of another: the role that the session has taken decides", async () => {
    const own = await inTransaction(db.server, shop.carla, async ({ caller }) => {
      await caller.run({ text: "select set_config('app.role', 'admin', true), set_config('app.user_id', '', true)" });
      return caller.rows({ text: "select id from app_private.found_orders('{zq77}', false, 100)" });
    });

    expect(own).toHaveLength(2);
  });

  test("the server's own login, which has taken no role, does not search", async () => {
    await expect(db.server.query("select app_private.found_orders('{zq77}', false, 100)")).rejects.toThrow(
      /permission denied/,
    );
  });

  test.each(["' or true --", "') or true) --", "zq77' or o.id is not null or '", "$1", "%L", "\\", "'; select 1 --"])(
    "what is typed is never more than a text: %s",
    async (word) => {
      expect(await found(shop.cyd, { words: [word] })).toBe("");
      expect(await found(shop.cyd, { words: [word], atStart: true })).toBe("");
    },
  );
});

describe("what is found", () => {
  test("has every word anywhere in it", async () => {
    expect(await found(shop.ada, { words: ["zq77", "carla'scollision"] })).toBe("AB");
    expect(await found(shop.ada, { words: ["q77b"] })).toBe("B");
  });

  test("% and _ are themselves", async () => {
    expect(await found(shop.ada, { words: ["zq_77."] })).toBe("C");
    expect(await found(shop.ada, { words: ["z_77"] })).toBe("");
    expect(await found(shop.ada, { words: ["zq%77"] })).toBe("");
    expect(await found(shop.ada, { words: ["%"], atStart: true })).toBe("");
  });

  test("begins with the words that are too short for more", async () => {
    expect(await found(shop.ada, { words: ["zq"], atStart: true })).toBe("ABC");
    expect(await found(shop.ada, { words: ["7"], atStart: true })).toBe("");
    expect(await found(shop.ada, { words: ["so"], atStart: true })).toHaveLength(4);
  });

  test("is one more than asked for when there are more", async () => {
    expect(await found(shop.ada, { most: 1 })).toHaveLength(2);
  });
});
