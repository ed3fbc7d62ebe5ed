import { generateKeyPairSync } from "node:crypto";
import { checkSignedJson, checkWithdrawn } from "@boresight/domain/documents/signed/check-signed";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { cloneDatabase } from "../../../../test/database.ts";
import { usualConfig } from "../../../../test/run-as.ts";
import { openSigning } from "./open-signing.ts";
import { currentKey, publicKeys, rotateKey, type KeyConfig } from "./signing-keys.ts";

const db = await cloneDatabase();
let now = new Date();
beforeEach(async () => {
  now = new Date("2026-11-29T03:00:00Z");
  await db.owner.query("delete from app_private.signing_keys");
});
afterAll(() => db[Symbol.asyncDispose]());

const at = () => ({ pool: db.server, clock: () => now });
const config = (change: Partial<KeyConfig> = {}): KeyConfig => ({ ...usualConfig, ...change });
const keyNow = (used: KeyConfig = config()) => asSystem(at(), (system, work) => currentKey(system, work.now, used));
const known = () => asSystem(at(), publicKeys);
const signList = (used: KeyConfig = config()) =>
  openSigning({ ...at(), config: used, log: createLog("silent") }).signList({
    format: "boresight-withdrawn-1",
    since: null,
    documents: [],
  });
const years = (count: number) => count * 365 * 24 * 3_600_000;

test("servers that start at the same time sign with the same key", async () => {
  const keys = await Promise.all([keyNow(), keyNow(), keyNow()]);

  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect(await known()).toHaveLength(1);
});

test("a key is stored encrypted, and no role reads it", async () => {
  const { privateKey } = await keyNow();
  const secret = String(privateKey.export({ format: "jwk" }).d);

  const { rows } = await db.owner.query("select sealed_key from app_private.signing_keys");

  expect(rows[0].sealed_key.includes(Buffer.from(secret, "base64url"))).toBe(false);
  expect(rows[0].sealed_key.toString("latin1")).not.toContain("PRIVATE KEY");
});

describe("what was signed still verifies", () => {
  test("after a rotation, whose new key signs from then on and whose old one is erased", async () => {
    const before = await signList();
    const first = await keyNow();
    now = new Date(now.getTime() + years(1));

    const second = await asSystem(at(), (system) => rotateKey(system, now, config()));

    const after = await signList();
    const keys = await known();
    expect((await keyNow()).id).toBe(second.id);
    expect([checkWithdrawn(before, keys), checkWithdrawn(after, keys)]).toMatchObject([
      { keyId: first.id },
      { keyId: second.id },
    ]);
    expect(
      (await db.owner.query("select count(sealed_key)::int as held from app_private.signing_keys")).rows[0].held,
    ).toBe(1);
  });

  test("after a rotation while the clock stands before the key was made", async () => {
    const before = await signList();
    now = new Date(now.getTime() - years(2));

    await asSystem(at(), (system) => rotateKey(system, now, config()));

    expect(checkWithdrawn(before, await known())).toMatchObject({ said: {} });
  });

  test("after the key has expired, when another signs", async () => {
    const before = await signList();
    now = new Date(now.getTime() + years(6));

    const after = await signList();

    const keys = await known();
    expect(keys).toHaveLength(2);
    expect([checkWithdrawn(before, keys), checkWithdrawn(after, keys)]).toMatchObject([{ said: {} }, { said: {} }]);
  });

  test("after the seal secret was lost, and with it the key", async () => {
    const before = await signList();
    const anew = config({ sealSecret: "another sealing secret, long enough too" });

    const after = await signList(anew);

    const keys = await known();
    expect(keys).toHaveLength(2);
    expect([checkWithdrawn(before, keys), checkWithdrawn(after, keys)]).toMatchObject([{ said: {} }, { said: {} }]);
  });

  test("where the clock went back for a while, and came forward again", async () => {
    const first = await keyNow();
    now = new Date(now.getTime() - years(2));
    const early = await signList();
    now = new Date("2026-11-29T04:00:00Z");

    const late = await signList();

    const keys = await known();
    expect([checkWithdrawn(early, keys), checkWithdrawn(late, keys)]).toMatchObject([{ said: {} }, { said: {} }]);
    expect(keys.map(({ id }) => id)).toContain(first.id);
    expect(keys).toHaveLength(2);
  });
});

test("a signature that claims a time after its key was replaced is not believed", async () => {
  await keyNow();
  const [stolen] = await known();
  now = new Date(now.getTime() + years(1));
  const late = await signList();
  await db.owner.query(
    "update app_private.signing_keys set sealed_key = null, retired_at = signs_from + interval '30 days'",
  );

  const [retired] = await known();

  expect(checkWithdrawn(late, stolen ? [stolen] : [])).toMatchObject({ said: {} });
  expect(checkWithdrawn(late, retired ? [retired] : [])).toEqual({ problem: "outOfTime" });
});

test("a key of the settings goes before one of the database, and gets one certificate", async () => {
  await keyNow();
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const given = config({
    signing: { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), timestampUrl: null },
  });

  const [first, second] = [await keyNow(given), await keyNow(given)];

  expect(first.id).toBe(second.id);
  expect(first.privateKey.equals(privateKey)).toBe(true);
  expect(await known()).toHaveLength(2);
  const { rows } = await db.owner.query("select sealed_key from app_private.signing_keys where id = $1", [first.id]);
  expect(rows[0].sealed_key).toBeNull();
});

test("a key of another shop is not known", async () => {
  const list = await signList();
  await db.owner.query("delete from app_private.signing_keys");
  await keyNow();

  expect(checkWithdrawn(list, await known())).toEqual({ problem: "otherKey" });
  expect(checkSignedJson(list, await known())).toEqual({ problem: "unsigned" });
});
