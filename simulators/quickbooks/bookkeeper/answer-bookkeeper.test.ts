import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startConnected,
  usualRealmId,
  type Connected,
  createCustomer,
  createSale,
  entityIn,
} from "../connected-client.ts";

let connected: Connected;
beforeAll(async () => {
  connected = await startConnected();
});
afterAll(() => connected[Symbol.asyncDispose]());

const page = async (realmId = "") => (await fetch(`${connected.simulator.url}/?realmId=${realmId}`)).text();

async function act(what: string, form: Record<string, unknown>) {
  const body = new URLSearchParams({ realmId: usualRealmId, ...form } as Record<string, string>);
  const response = await fetch(`${connected.simulator.url}/bookkeeper/${what}`, { method: "POST", body });
  return { status: response.status, text: await response.text() };
}

const invoiceNow = (id: unknown) => connected.simulator.admin.find({ name: "Invoice", id: String(id) });

let sales = 0;
const sell = () => createSale(connected.client, ` ${++sales}`);

test("the bookkeeper receives a payment", async () => {
  const { invoice } = await sell();

  const { status, text: shown } = await act("pay", { id: invoice["Id"], amount: "90.00" });

  expect(invoiceNow(invoice["Id"])).toMatchObject({ Balance: 400 });
  expect([status, shown]).toEqual([200, expect.stringContaining("90.00")]);
});

test("the bookkeeper edits, voids and deletes an invoice", async () => {
  const { invoice } = await sell();

  await act("edit", { id: invoice["Id"], amount: "123.45" });
  const edited = invoiceNow(invoice["Id"]);
  await act("void", { id: invoice["Id"] });
  const voided = invoiceNow(invoice["Id"]);
  await act("delete-invoice", { id: invoice["Id"] });

  expect([edited?.["TotalAmt"], voided?.["TotalAmt"], invoiceNow(invoice["Id"])]).toEqual([123.45, 0, undefined]);
});

test("the bookkeeper renames a customer, and makes one inactive", async () => {
  const { Id } = await createCustomer(connected.client, "Ada's Bodyshop");

  await act("rename", { id: Id, name: "Ada & Co <b>" });
  await act("deactivate", { id: Id });

  expect(connected.simulator.admin.find({ name: "Customer", id: String(Id) })).toMatchObject({
    DisplayName: "Ada & Co <b>",
    Active: false,
  });
  expect(await page()).toContain("Ada &amp; Co &lt;b&gt; (inactive)");
});

test.each([
  ["more than is open", "pay", { amount: "5000" }, "more than is open"],
  ["no amount", "pay", { amount: "ten" }, "Enter an amount"],
  ["nothing known", "burn", {}, "no such action"],
])("%s is refused on the page", async (_what, what, form, words) => {
  const { invoice } = await sell();

  const { status, text: shown } = await act(what, { id: invoice["Id"], ...form });

  expect(status).toBeGreaterThanOrEqual(400);
  expect(shown).toContain(words);
});

test("the other company has books of its own", async () => {
  const { body } = await connected.client.post("customer", { DisplayName: "Of the first" });

  expect(entityIn(body, "Customer")["DisplayName"]).toBe("Of the first");
  expect(await page("9130357992")).not.toContain("Of the first");
});

test("changes are reported by themselves, together and signed", async () => {
  const posted: string[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      posted.push(body);
      return response.end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  await using own = await startConnected({ webhookDelayMs: 30, webhookUrl: () => `http://127.0.0.1:${port}/` });

  await createCustomer(own.client, "One");
  await createCustomer(own.client, "Two");

  await expect.poll(() => posted.length).toBe(1);
  expect(JSON.parse(posted[0] ?? "")).toHaveLength(2);
  receiver.close();
});
