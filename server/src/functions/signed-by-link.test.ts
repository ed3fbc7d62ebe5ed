import { afterAll, beforeAll, expect, test } from "vitest";
import { createBillingLink } from "#modules/billing/links/create-billing-link.ts";
import { openBilling } from "../../test/estimates.ts";
import { png } from "../../test/files/sample-files.ts";
import { openStorage, type TestStorage } from "../../test/files/storage.ts";
import type { Person } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";

let storage: TestStorage;
let billing: ReturnType<typeof openBilling>;

beforeAll(async () => {
  storage = await openStorage("disk");
  billing = openBilling({ db: storage.server.db, shop: storage.shop });
});
afterAll(() => storage[Symbol.asyncDispose]());

test("a signature that was drawn on the page of a link is a document of the order, for both sides", async () => {
  const { server, shop } = storage;
  const { call, sent, read } = billing;
  const estimate = await sent();
  const { url } = await call(shop.ada, createBillingLink, { estimateId: estimate.id });
  const path = "/v1/functions/estimate-link/approve";
  const { id: _id, ...approval } = billing.approval(estimate, { signatureMethod: "drawn" });
  const approve = (drawing: string) =>
    server.post(path, { ...approval, token: url.split("#").at(-1), drawing }, { "user-agent": "A telephone" });

  const refused = await approve(Buffer.from("<svg/>").toString("base64"));
  const approved = await approve(png.toString("base64"));

  expect([refused.status, refused.body.error]).toEqual([400, "invalid-input"]);
  expect(approved.body).toEqual({ status: "approved" });
  expect((await read(estimate.id)).status).toBe("approved");
  const { rows } = await server.db.owner.query("select * from app.estimate_decisions where estimate_id = $1", [
    estimate.id,
  ]);
  expect(rows[0]).toMatchObject({ channel: "link", user_agent: "A telephone", ip: "127.0.0.1" });
  for (const who of ["ada", "carla"] as const) {
    const file = await storage.call(`/files/${rows[0].signature_file_id}`, { headers: storage.as[who] });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
  }
});

const document = `query ($id: UUID!, $order: UUID!) {
  estimate(id: $id) {
    status margin newPrices { unitPrice } difference { totalCents }
    taxes { nodes { name } }
    lineItems { nodes { totalPrice purchaseCost } }
  }
  serviceOrder(id: $order) { estimateSuggestions { typeKey } }
}`;

test("of one document admins read costs, technicians suggestions, customers neither, and strangers nothing", async () => {
  const { server, shop } = storage;
  const { id, order } = await billing.sent({ lines: [billing.line("CAL-FRAD")] });
  const ask = async (person: Person) =>
    (await server.graphql(document, { id, order: order.id }, { token: await tokenFor(person, server) })).data;

  const [ada, tom, carla, cyd] = await Promise.all([shop.ada, shop.tom, shop.carla, shop.cyd].map(ask));

  expect(ada.estimate).toMatchObject({ margin: 28_000, lineItems: { nodes: [{ purchaseCost: 4500 }] } });
  expect(tom.estimate).toMatchObject({ margin: null, lineItems: { nodes: [{ purchaseCost: null }] } });
  expect([ada, tom].map(({ serviceOrder }) => serviceOrder.estimateSuggestions)).toEqual([[], []]);
  expect(carla.estimate).toMatchObject({ status: "sent", margin: null, newPrices: [], difference: null });
  expect(carla.estimate.lineItems.nodes).toEqual([{ totalPrice: 32_500, purchaseCost: null }]);
  expect(carla.serviceOrder.estimateSuggestions).toBeNull();
  expect(cyd).toEqual({ estimate: null, serviceOrder: null });
});
