import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAddress, buildFacility, save } from "#db/rows/factories.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../../test/document-desk.ts";
import type { Person } from "../../../../test/shop.ts";

let desk: DocumentDesk;
let facilityId: string;
beforeAll(async () => {
  desk = await openDocumentDesk();
  const address = buildAddress({ state: "ut" });
  const facility = buildFacility({ address_id: address.id });
  await save(desk.server.db.owner, "app.addresses", [address]);
  await save(desk.server.db.owner, "app.facilities", [facility]);
  facilityId = facility.id;
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.rows("delete from app.acknowledgements");
  await desk.rows("delete from app.disclosure_texts where revision > 1");
  await desk.rows("update app.disclosure_texts set verified_at = null, verified_by = null");
});

const orderInUtah = async () => {
  const id = await desk.finishedOrder({ result: "pending", status: "inspect" });
  await desk.rows("update app.service_orders set facility_id = $2 where id = $1", id, facilityId);
  return id;
};
const textOf = async (occasion = "beforeWork"): Promise<string> =>
  (
    await desk.row(
      "select id from app.disclosure_texts where state = 'UT' and occasion = $1 order by revision desc",
      occasion,
    )
  ).id;
const ask = async (verb: string, input: object, by: Person = desk.shop.ada) => {
  const query = `mutation ($input: ${verb[0]!.toUpperCase()}${verb.slice(1)}Input!) { answer: ${verb}(input: $input) { __typename } }`;
  const { errors } = await desk.server.graphql(query, { input }, { headers: await desk.bearer(by) });
  return errors?.[0].extensions.code;
};
const verify = (id: string, by?: Person) => ask("verifyDisclosureText", { id }, by);
const accept = (serviceOrderId: string, disclosureTextId: string, by?: Person) =>
  ask("acceptDisclosure", { serviceOrderId, disclosureTextId, fullName: "Sam Driver", signatureMethod: "typed" }, by);

/** What the order says of its disclosure, and whether it holds the work. */
async function seen(id: string, by: Person = desk.shop.tom) {
  const query = `query ($id: UUID!) { serviceOrder(id: $id) { disclosure { textId state acceptedBy }
    allowedTransitions { status { key } blockedBy { guard params } } } }`;
  const { data } = await desk.server.graphql(query, { id }, { headers: await desk.bearer(by) });
  const work: readonly Offered[] = data.serviceOrder.allowedTransitions.filter(
    ({ status }: Offered) => status.key === "calibrate",
  );
  const blockedBy = work.flatMap((one) => one.blockedBy).filter(({ guard }) => guard === "disclosureAccepted");
  return { disclosure: data.serviceOrder.disclosure, blockedBy };
}
interface Offered {
  status: { key: string };
  blockedBy: readonly { guard: string; params: object }[];
}

describe("a state's text before the work", () => {
  test("ships unverified with its source and the day it was read, and asks for nothing", async () => {
    const texts = await desk.rows(
      "select verified_at, source_title, source_url, source_read_on from app.disclosure_texts",
    );

    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts)
      expect(text).toEqual({
        verified_at: null,
        source_title: expect.stringMatching(/./),
        source_url: expect.stringMatching(/^https:\/\//),
        source_read_on: expect.anything(),
      });
    expect(await seen(await orderInUtah())).toEqual({ disclosure: null, blockedBy: [] });
  });

  test("holds the work once it is verified, until somebody accepts it", async () => {
    const id = await orderInUtah();
    const textId = await textOf();
    await verify(textId);
    const before = await seen(id);

    expect(before.disclosure).toEqual({ textId, state: "UT", acceptedBy: null });
    expect(before.blockedBy).toEqual([{ guard: "disclosureAccepted", params: { state: "UT" } }]);
    expect(await accept(id, textId, desk.shop.tom)).toBeUndefined();
    expect(await seen(id)).toEqual({ disclosure: { textId, state: "UT", acceptedBy: "Sam Driver" }, blockedBy: [] });
    expect(await accept(id, textId)).toBe("notice-acknowledged");
  });

  test("stays accepted in the version that was shown when the next one comes", async () => {
    const id = await orderInUtah();
    const first = await textOf();
    await verify(first);
    await accept(id, first);
    const next = {
      state: "ut",
      occasion: "beforeWork",
      language: "en",
      body: "We tell you before the work whether a recalibration is required.",
      validFrom: "2021-05-05",
      sourceTitle: "Utah Code § 41-6a-1645",
      sourceUrl: "",
      sourceReadOn: "2026-11-29",
    };
    expect(await ask("saveDisclosureText", next)).toBeUndefined();
    const second = await textOf();
    const other = await orderInUtah();
    const unverified = await seen(other);
    await verify(second);

    expect(unverified.disclosure.textId).toBe(first); // The one before goes on.
    expect((await seen(other)).disclosure.textId).toBe(second);
    expect((await seen(id)).disclosure).toEqual({ textId: first, state: "UT", acceptedBy: "Sam Driver" });
    expect((await seen(id)).blockedBy).toEqual([]);
    expect(
      await desk.row(
        "select body = (select body from app.disclosure_texts where id = $2) as same from app.disclosure_texts where id = $1",
        first,
        second,
      ),
    ).toEqual({ same: false });
  });

  test("is not accepted while unverified, nor on other people's orders", async () => {
    const id = await orderInUtah();
    const textId = await textOf();

    expect(await accept(id, textId)).toBe("not-found");
    await verify(textId);
    expect(await accept(id, textId, desk.shop.cyd)).toBe("not-found");
    expect(await accept(id, textId, desk.shop.carla)).toBeUndefined();
  });

  test("is verified and written by admins alone, once", async () => {
    const textId = await textOf();

    expect(await verify(textId, desk.shop.tom)).toBe("permission-error");
    expect(await verify(textId)).toBeUndefined();
    expect(await verify(textId)).toBe("definition-changed");
    expect(await verify(desk.unknownId)).toBe("not-found");
  });

  test("that is to be used later asks for nothing yet", async () => {
    await desk.rows("update app.disclosure_texts set valid_from = '2999-01-01' where state = 'UT'");
    await verify(await textOf());
    const found = await seen(await orderInUtah());
    await desk.rows("update app.disclosure_texts set valid_from = '2021-05-05' where state = 'UT'");

    expect(found).toEqual({ disclosure: null, blockedBy: [] });
  });
});
