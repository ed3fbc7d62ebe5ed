import { afterAll, expect, test } from "vitest";
import { startConnected, codeOf, createSale, entityIn } from "../connected-client.ts";

const { client, company, [Symbol.asyncDispose]: stop } = await startConnected();
afterAll(stop);
const { invoice } = await createSale(client);
const path = `invoice/${String(invoice["Id"])}`;
const octets = { "content-type": "application/octet-stream" };

test("an invoice's PDF is a file of one page with its number", async () => {
  const url = `${company.apiUrl}/v3/company/${company.realmId}/${path}/pdf`;
  const headers = { authorization: `Bearer ${company.accessToken}`, accept: "application/pdf" };

  const response = await fetch(url, { headers });
  const file = Buffer.from(await response.arrayBuffer()).toString("latin1");

  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(file).toMatch(/^%PDF-1\.4\n.*Invoice 1001, \$490\.00.*%%EOF\n$/s);
  expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1])).startsWith("xref")).toBe(true);
});

test("sending marks the invoice as sent to that address", async () => {
  const { body } = await client.post(`${path}/send?sendTo=ada@example.com`, "", octets);

  expect(entityIn(body, "Invoice")).toMatchObject({
    EmailStatus: "EmailSent",
    BillEmail: { Address: "ada@example.com" },
  });
});

test("an invoice without an address, or with a body, is not sent", async () => {
  const other = await createSale(client, " unsent");
  const send = `invoice/${String(other.invoice["Id"])}/send`;

  expect(codeOf(await client.post(send, "", octets))).toBe("2020");
  expect(codeOf(await client.post(`${send}?sendTo=ada@example.com`, {}))).toBe("2010");
});

test("a customer has no PDF, and an unknown invoice neither", async () => {
  expect(codeOf(await client.get("customer/1/pdf"))).toBe("500");
  expect(codeOf(await client.get("invoice/999/pdf"))).toBe("610");
});

test("a body that is no JSON, or not called so, is refused and creates nothing", async () => {
  const count = async () => entityIn((await client.query("select count(*) from Customer")).body, "QueryResponse");
  const before = await count();

  expect(codeOf(await client.post("customer", "{"))).toBe("2010");
  expect(codeOf(await client.post("customer", '{"DisplayName":"x"}', { "content-type": "text/plain" }))).toBe("2010");
  expect(await count()).toEqual(before);
});

test("a requestid longer than 50 characters is refused", async () => {
  expect(codeOf(await client.post(`customer?requestid=${"r".repeat(51)}`, { DisplayName: "Long" }))).toBe("6000");
});

test("a refused write can be repeated under its requestid once it is mended", async () => {
  const refused = await client.post("customer?requestid=mended", {});
  const mended = await client.post("customer?requestid=mended", { DisplayName: "Mended" });

  expect([codeOf(refused), mended.status]).toEqual(["2020", 200]);
});

test("a body of more than two megabytes is refused", async () => {
  const url = `${company.apiUrl}/v3/company/${company.realmId}/customer`;

  const { status } = await fetch(url, { method: "POST", body: "x".repeat(2_000_001) });

  expect(status).toBe(413);
});
