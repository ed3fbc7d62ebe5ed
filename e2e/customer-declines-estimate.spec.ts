import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { pathOf } from "./support/path-of.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** An order of Carla's with an estimate that was sent, and the estimate's link. */
async function sentEstimate() {
  const { server, shop } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "estimating" });
  const token = await tokenFor(shop.ada, server);
  const run = async (verb: string, type: string, answer: string, input: object) => {
    const mutation = `mutation ($input: ${type}!) { ${verb}(input: $input) { ${answer} } }`;
    return (await server.graphql(mutation, { input }, { token })).data[verb];
  };
  const type = { lineItemTypeId: shop.lineItemType("CAL-FCAM-S"), taxable: true };
  const lines = [{ ...type, description: "Front camera", quantity: 1000, unitPrice: 32_500 }];
  const draft = { serviceOrderId: order.id, notes: "", lines };
  const { estimate } = await run("saveEstimate", "SaveEstimateInput", "estimate { id version number }", draft);
  const version = { id: estimate.id, version: estimate.version };
  await run("sendEstimate", "EstimateVersionInput", "estimate { id }", version);
  const link = { estimateId: estimate.id };
  const { url } = await run("createBillingLink", "CreateBillingLinkInput", "url", link);
  return { orderId: order.id, number: String(estimate.number), path: pathOf(url) };
}

test("Carla declines an estimate by its link with a reason, and the office reads it on the order", async () => {
  const { orderId, number, path } = await sentEstimate();
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${orderId}?tab=estimates`);
  await desk.getByRole("region", { name: "Estimate" }).getByText(number).waitFor();

  const hers = await app.visit(path, phone);
  await hers.getByRole("button", { name: "Decline" }).click();
  const dialog = hers.getByRole("dialog", { name: `Decline estimate ${number}` });
  await dialog.getByRole("combobox", { name: "The reason" }).click();
  await hers.getByRole("option", { name: "Another reason" }).click();
  await dialog.getByRole("button", { name: "Decline" }).click();
  await dialog.getByText("Say why in 3 characters or more").waitFor();
  await dialog.getByLabel("More about it").fill("The owner sells the car");
  const dialogProblems = await violations(hers);
  await dialog.getByRole("button", { name: "Decline" }).click();
  await hers.getByText("This estimate was declined.").waitFor();

  const estimate = desk.getByRole("region", { name: "Estimate" });
  await estimate.getByText("Declined").waitFor();
  await estimate.getByText(/^The owner sells the car/).waitFor();
  const { rows } = await app.server.db.owner.query(
    `select s.key, e.status from app.estimates e join app.service_orders o on o.id = e.service_order_id
      join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [orderId],
  );
  expect(rows).toEqual([{ key: "estimating", status: "declined" }]);
  expect(dialogProblems).toEqual([]);
});
