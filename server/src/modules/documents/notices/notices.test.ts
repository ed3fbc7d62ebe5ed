import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAddress, buildCalibrationAttempt, buildFacility, save } from "#db/rows/factories.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../../test/document-desk.ts";
import type { Person } from "../../../../test/shop.ts";

let desk: DocumentDesk;
beforeAll(async () => (desk = await openDocumentDesk()));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.rows("delete from app.messages"));

const stated = { source: "Service bulletin 12-3", note: "The aim of the radar is off" };
const issue = (serviceOrderId: string, type = "notCompleted", by?: Person) =>
  desk.ask("issueNotice", { serviceOrderId, type, ...stated }, by);
const sign = (id: string, by?: Person, name = "Sam Driver") =>
  desk.ask("acknowledgeNotice", { id, fullName: name, signatureMethod: "typed" }, by);
const released = async (id: string, extra: object = {}) => {
  const { version } = await desk.row("select version from app.service_orders where id = $1", id);
  return desk.ask("changeServiceOrderStatus", { id, version, statusKey: "released", note: "", ...extra });
};
const failedOrder = () => desk.finishedOrder({ result: "failed", status: "readyOut" });
/** What the guard about notices says of the order's release. */
const holding = async (id: string): Promise<string[]> => {
  const { data } = await desk.server.graphql(
    "query ($id: UUID!) { serviceOrder(id: $id) { allowedTransitions { status { key } blockedBy { guard message } } } }",
    { id },
    { headers: await desk.bearer(desk.shop.tom) },
  );
  const transitions: readonly Offered[] = data.serviceOrder.allowedTransitions;
  return transitions
    .filter(({ status }) => status.key === "released")
    .flatMap(({ blockedBy }) => blockedBy)
    .flatMap(({ guard, message }) => (guard === "noticeAcknowledged" ? message : []));
};
interface Offered {
  status: { key: string };
  blockedBy: readonly { guard: string; message: string }[];
}

describe("a vehicle whose calibration failed", () => {
  test("is released once the notice of it was issued and signed for", async () => {
    const id = await failedOrder();
    const [unissued] = await holding(id);
    const { number, id: noticeId } = (await issue(id)).document;
    const [unsigned] = await holding(id);
    expect((await sign(noticeId)).code).toBeUndefined();

    expect(unissued).toMatch(/^Give notice that ".*" was not completed$/);
    expect(unsigned).toMatch(/^Have the notice about ".*" signed for$/);
    expect(number).toMatch(/^NC-\d+-R1$/);
    expect(await holding(id)).toEqual([]);
  });

  test("is released by an admin who says why, without a notice", async () => {
    const id = await failedOrder();
    await desk.rows("delete from app.order_tasks where service_order_id = $1", id);

    const answer = await released(id, { override: true, note: "The driver was told by phone" });

    expect(answer.code).toBeUndefined();
  });

  test("needs a new notice when it is tried again, and when what was noted changes, whatever the clock says", async () => {
    const id = await failedOrder();
    await sign((await issue(id)).document.id);
    const { id: calibrationId, note } = await desk.row(
      "select id, note from app.order_calibrations where service_order_id = $1",
      id,
    );
    const earlier = "2020-01-01T00:00:00Z"; // The clock of the device went back.
    const attempt = buildCalibrationAttempt({
      service_order_id: id,
      order_calibration_id: calibrationId,
      result: "failed",
      number: 2,
    });
    await save(desk.server.db.owner, "app.calibration_attempts", [
      { ...attempt, started_at: earlier, ended_at: earlier, created_at: earlier },
    ]);
    const afterAttempt = await holding(id);
    await sign((await issue(id)).document.id);
    const afterNotice = await holding(id);
    await desk.rows(
      "update app.order_calibrations set note = $2, updated_at = $3 where id = $1",
      calibrationId,
      `${note} Bent bracket`,
      earlier,
    );

    expect([afterAttempt.length, afterNotice.length, (await holding(id)).length]).toEqual([1, 0, 1]);
  });

  test("needs a signature for the notice that replaced the signed one, and the signature stays with that one", async () => {
    const id = await failedOrder();
    const first = (await issue(id)).document;
    await sign(first.id);
    const { document } = await desk.ask("reissueDocument", { id: first.id, reason: "The odometer was misread" });

    expect(document).toMatchObject({ revision: 2, state: "valid" });
    expect(await holding(id)).toHaveLength(1);
    expect((await sign(first.id)).code).toBe("document-not-current");
    const kept = await desk.rows(
      "select document_id, full_name, subject_hash from app.acknowledgements where service_order_id = $1",
      id,
    );
    const { content_hash } = await desk.row("select content_hash from app.documents where id = $1", first.id);
    expect(kept).toEqual([{ document_id: first.id, full_name: "Sam Driver", subject_hash: content_hash }]);
    await desk.ask("revokeDocument", { id: document.id, reason: "The wrong vehicle" });
    expect((await sign(document.id)).code).toBe("document-not-current");
  });
});

describe("a notice that one was not completed", () => {
  test("says which system and why, and who stated it even when they are gone", async () => {
    const id = await failedOrder();
    await desk.rows(
      "update app.calibration_attempts set failure_reason = 'targetNotRecognized' where service_order_id = $1",
      id,
    );
    const { id: noticeId } = (await issue(id, "notCompleted", desk.shop.tom)).document;
    const { content } = await desk.row("select content from app.documents where id = $1", noticeId);
    const [{ display_name }] = await desk.rows(
      "select display_name from app.users where id = $1",
      desk.shop.tom.userId,
    );
    await desk.rows(
      "update app.users set display_name = 'Somebody else', disabled = true where id = $1",
      desk.shop.tom.userId,
    );
    const { document } = await desk.ask("reissueDocument", { id: noticeId, reason: "The address was wrong" });
    await desk.rows(
      "update app.users set display_name = $2, disabled = false where id = $1",
      desk.shop.tom.userId,
      display_name,
    );
    const again = await desk.row("select content from app.documents where id = $1", document.id);

    const words = JSON.stringify(content);
    expect(words).toMatch(/Front radar/i);
    expect(words).toContain("Do not rely on the systems named above");
    expect(words).toContain(stated.note);
    expect(words).toContain(stated.source);
    expect(JSON.stringify(again.content)).toContain(display_name);
    expect(JSON.stringify(again.content)).not.toContain("Somebody else");
  });

  test("is not issued where everything passed, nor by customers, nor of orders that nobody sees", async () => {
    const id = await desk.finishedOrder({ status: "readyOut" });

    expect((await issue(id)).code).toBe("notice-blocked");
    expect((await issue(id, "notCompleted", desk.shop.carla)).code).toBe("permission-error");
    expect((await issue(desk.unknownId)).code).toBe("not-found");
  });

  test("is not issued again once it was signed for and nothing changed", async () => {
    const id = await failedOrder();
    const first = (await issue(id)).document;
    const second = (await issue(id)).document;
    await sign(second.id);

    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect((await issue(id)).code).toBe("notice-acknowledged");
    expect((await sign(second.id)).code).toBe("notice-acknowledged");
  });

  test("is signed for by its customer, and by nobody else's", async () => {
    const { id } = (await issue(await failedOrder())).document;

    expect((await sign(id, desk.shop.cyd)).code).toBe("not-found");
    expect((await sign(id, desk.shop.carla)).code).toBeUndefined();
    const kept = await desk.row("select channel, recorded_by from app.acknowledgements where document_id = $1", id);
    expect(kept).toEqual({ channel: "signedIn", recorded_by: desk.shop.carla.userId });
  });

  test("never says anything of a state's text that nobody has verified", async () => {
    const id = await failedOrder();
    const address = buildAddress({ state: "UT" });
    const facility = buildFacility({ address_id: address.id });
    await save(desk.server.db.owner, "app.addresses", [address]);
    await save(desk.server.db.owner, "app.facilities", [facility]);
    await desk.rows("update app.service_orders set facility_id = $2 where id = $1", id, facility.id);
    const { id: first } = (await issue(id)).document;
    const { id: textId } = await desk.row(
      "select id from app.disclosure_texts where state = 'UT' and occasion = 'notCompleted' and verified_at is null",
    );
    await desk.rows("update app.disclosure_texts set verified_at = now() where id = $1", textId);
    const { id: second } = (await issue(id)).document;
    await desk.rows("update app.disclosure_texts set verified_at = null where id = $1", textId);
    const said = async (document: string) =>
      JSON.stringify((await desk.row("select content from app.documents where id = $1", document)).content).includes(
        "Information for UT",
      );

    expect([await said(first), await said(second)]).toEqual([false, true]);
  });
});

const notFitted = { frontCamera: false, headUpDisplay: false, laneKeep: false };
const vehicleOf = async (id: string) =>
  (await desk.row("select vehicle_id as vehicle from app.service_orders where id = $1", id)).vehicle;
const lookedAt = async () => {
  const id = await desk.finishedOrder({ result: "notRequired", status: "readyOut" });
  await desk.rows("update app.service_orders set repair_operations = '{windshield}' where id = $1", id);
  return id;
};

describe("that no calibration was required", () => {
  test("is stated of the repairs and the systems, once what the rules suggest is decided", async () => {
    const id = await lookedAt();
    const held = await issue(id, "noneRequired");
    await desk.rows("update app.vehicles set stated_systems = $2 where id = $1", await vehicleOf(id), notFitted);
    const { document, code } = await issue(id, "noneRequired");

    expect(held.code).toBe("notice-blocked");
    expect(new Set(held.blockedBy.map(({ guard }: { guard: string }) => guard))).toEqual(
      new Set(["suggestionDecided"]),
    );
    expect(code).toBeUndefined();
    const { content } = await desk.row("select content from app.documents where id = $1", document.id);
    const words = JSON.stringify(content);
    for (const said of ["Windshield", "Not fitted", "Not known", stated.source]) expect(words).toContain(said);
  });

  test("is not stated while a calibration passed, failed or is open", async () => {
    for (const result of ["passed", "failed", "pending"]) {
      const { code, blockedBy } = await issue(await desk.finishedOrder({ result, status: "readyOut" }), "noneRequired");
      expect(code).toBe("notice-blocked");
      expect(blockedBy.map(({ guard }: { guard: string }) => guard)).toContain("noneRequired");
    }
  });

  test.each([
    ["passes", "passed"],
    ["fails", "failed"],
  ])("is revoked by what is issued once a calibration %s", async (_what, result) => {
    const id = await lookedAt();
    await desk.rows("update app.vehicles set stated_systems = $2 where id = $1", await vehicleOf(id), notFitted);
    const { document } = await issue(id, "noneRequired");
    await desk.rows("update app.order_calibrations set result = $2 where service_order_id = $1", id, result);

    const issued =
      result === "passed"
        ? await desk.ask("issueCertificate", { serviceOrderId: id })
        : await issue(id, "notCompleted");

    const state = await desk.row(
      "select revoked_by as by, revoke_reason as reason from app.documents where id = $1",
      document.id,
    );
    expect(state.by).toBe(desk.shop.ada.userId);
    expect(state.reason).toContain(issued.document.number);
  });
});
