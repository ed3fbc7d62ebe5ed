import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { heic } from "../server/test/files/sample-files.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let order: string;

beforeAll(async () => {
  app = await startTestApp();
  order = (
    await addOrder(app.server.db.owner, app.shop, { customerId: app.shop.carla.customerId, status: "calibrate" })
  ).id;
});
afterAll(() => app[Symbol.asyncDispose]());

test("Ada sees a phone's photo, hides it from Carla, who loses it at once, and deletes it with a reason", async () => {
  const [ada, carla] = [await app.signIn("ada"), await app.signIn("carla")];
  await ada.goto(`/service-orders/${order}?tab=documents`);
  await ada.getByRole("button", { name: "Add document" }).click();
  const adding = ada.getByRole("dialog", { name: "Add document" });
  const chooser = ada.waitForEvent("filechooser");
  await adding.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles({ name: "IMG_1.heic", mimeType: "", buffer: heic });
  await adding.getByRole("button", { name: "Upload" }).click();
  await carla.goto(`/service-orders/${order}?tab=documents`);
  await carla.getByRole("button", { name: /IMG_1\.heic/ }).waitFor();

  await ada.getByRole("button", { name: /Open .*IMG_1\.heic/ }).click();
  const viewer = ada.getByRole("dialog", { name: "IMG_1.heic" });
  await viewer.getByRole("img", { name: "IMG_1.heic" }).waitFor();
  expect(await violations(ada)).toEqual([]);
  await viewer.getByRole("button", { name: "Edit document" }).click();
  const editing = ada.getByRole("dialog", { name: "Edit document" });
  await editing.getByLabel("The customer sees it").uncheck();
  await editing.getByRole("button", { name: "Save" }).click();
  await viewer.getByText(/the customer does not see/).waitFor();
  await carla.getByRole("button", { name: /IMG_1\.heic/ }).waitFor({ state: "detached" });

  await app.server.db.owner.query("update app.files set uploaded_by = null");
  await ada.reload();
  await ada.getByRole("button", { name: /Open .*IMG_1\.heic/ }).click();
  await viewer.getByRole("button", { name: "Delete" }).click();
  const deleting = ada.getByRole("dialog", { name: "Delete document" });
  await deleting.getByLabel("Why is it deleted?").fill("Shows another car");
  await deleting.getByRole("button", { name: "Delete" }).click();
  await ada.getByText("IMG_1.heic is deleted").waitFor();
});
