/**
 * What the contract promises of QuickBooks Online: asked of the simulator always, and of a real sandbox company when
 * QBO_SANDBOX_API_URL, QBO_SANDBOX_REALM_ID and QBO_SANDBOX_ACCESS_TOKEN are set.
 */
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import {
  clientOf,
  startConnected,
  usualRealmId,
  type ConnectedCompany,
  codeOf,
  createCustomer,
  createSale,
  entityIn,
  payInvoice,
  salesLine,
} from "./connected-client.ts";
import type { Fields } from "./entities/entity.ts";

const { simulator, company, [Symbol.asyncDispose]: stop } = await startConnected();
afterAll(stop);

const { QBO_SANDBOX_API_URL, QBO_SANDBOX_REALM_ID, QBO_SANDBOX_ACCESS_TOKEN } = process.env;
const sandbox: { name: string; company: ConnectedCompany }[] =
  QBO_SANDBOX_API_URL && QBO_SANDBOX_REALM_ID && QBO_SANDBOX_ACCESS_TOKEN
    ? [
        {
          name: "a sandbox company",
          company: {
            apiUrl: QBO_SANDBOX_API_URL,
            realmId: QBO_SANDBOX_REALM_ID,
            accessToken: QBO_SANDBOX_ACCESS_TOKEN,
          },
        },
      ]
    : [];

const mark = () => ` ${randomUUID().slice(0, 8)}`;

describe.each([{ name: "the simulator", company }, ...sandbox])("$name", ({ company }) => {
  const client = clientOf(company);

  test("says which company it is, under its envelope and with a trace id", async () => {
    const { status, headers, body } = await client.get(`companyinfo/${company.realmId}?minorversion=75`);

    expect(status).toBe(200);
    expect(entityIn(body, "CompanyInfo")).toMatchObject({ Id: "1", CompanyName: expect.any(String) });
    expect(Date.parse(String(body["time"]))).not.toBeNaN();
    expect(headers.get("intuit_tid")).toBeTruthy();
  });

  test("a new customer has an id, version 0, its times and no balance", async () => {
    const customer = await createCustomer(client, `Carla${mark()}`);

    expect(customer).toMatchObject({ Id: expect.stringMatching(/^\d+$/), SyncToken: "0", Active: true, Balance: 0 });
    expect(customer["MetaData"]).toEqual(
      expect.objectContaining({ CreateTime: expect.any(String), LastUpdatedTime: expect.any(String) }),
    );
  });

  test("a name that exists is refused with 6240", async () => {
    const name = `Carla${mark()}`;
    await createCustomer(client, name);

    const again = await client.post("customer", { DisplayName: name });

    expect([again.status, codeOf(again)]).toEqual([400, "6240"]);
  });

  test("a sparse update changes only what it sends, and an old version is refused with 5010", async () => {
    const { body } = await client.post("customer", { DisplayName: `Carla${mark()}`, Notes: "calls first" });
    const { Id, SyncToken } = entityIn(body, "Customer");
    const update = { Id, SyncToken, sparse: true, PrimaryEmailAddr: { Address: "carla@example.com" } };

    const updated = await client.post("customer", update);
    const again = await client.post("customer", update);

    expect(entityIn(updated.body, "Customer")).toMatchObject({ SyncToken: "1", Notes: "calls first" });
    expect([again.status, codeOf(again)]).toEqual([400, "5010"]);
  });

  test("an invoice adds up, and a payment of all of it leaves nothing open", async () => {
    const sale = await createSale(client, mark());
    const { body } = await client.post("payment", payInvoice(sale, 490));

    const paid = await client.get(`invoice/${String(sale.invoice["Id"])}`);

    expect(sale.invoice).toMatchObject({ TotalAmt: 490, Balance: 490, EmailStatus: "NotSet" });
    expect((sale.invoice["Line"] as Fields[]).at(-1)).toMatchObject({ DetailType: "SubTotalLineDetail", Amount: 490 });
    expect(entityIn(body, "Payment")).toMatchObject({ UnappliedAmt: 0 });
    expect(entityIn(paid.body, "Invoice")).toMatchObject({
      Balance: 0,
      LinkedTxn: [{ TxnId: entityIn(body, "Payment")["Id"], TxnType: "Payment" }],
    });
  });

  test("a repeated requestid gets the first answer, and nothing is created twice", async () => {
    const sale = await createSale(client, mark());
    const requestId = randomUUID();
    const invoice = { CustomerRef: { value: sale.customer["Id"] }, Line: [salesLine(sale.item, 1, 99.95)] };

    const first = await client.post(`invoice?requestid=${requestId}`, invoice);
    const second = await client.post(`invoice?requestid=${requestId}`, invoice);

    expect(entityIn(second.body, "Invoice")["Id"]).toBe(entityIn(first.body, "Invoice")["Id"]);
  });

  test("a query finds a customer by a name with a quote in it, and an empty answer names nothing", async () => {
    const name = `O'Hara${mark()}`;
    const customer = await createCustomer(client, name);

    const found = await client.query(`select * from Customer where DisplayName = '${name.replaceAll("'", "\\'")}'`);
    const none = await client.query("select * from Customer where DisplayName = 'nobody of this name'");

    expect(entityIn(found.body, "QueryResponse")).toMatchObject({
      Customer: [{ Id: customer["Id"] }],
      startPosition: 1,
      maxResults: 1,
    });
    expect(none.body["QueryResponse"]).toEqual({});
  });

  test("a voided invoice stays in the books with nothing on it", async () => {
    const { invoice } = await createSale(client, mark());

    const { body } = await client.post("invoice?operation=void", {
      Id: invoice["Id"],
      SyncToken: invoice["SyncToken"],
    });

    expect(entityIn(body, "Invoice")).toMatchObject({
      TotalAmt: 0,
      Balance: 0,
      PrivateNote: expect.stringMatching(/void/i),
    });
  });
});

test("an access token of another company is refused with 3100 in lower case", async () => {
  const stranger = clientOf({ ...company, realmId: "9130357992" });

  const answer = await stranger.get("companyinfo/9130357992");

  expect([answer.status, codeOf(answer), Object.hasOwn(answer.body, "fault")]).toEqual([403, "3100", true]);
});

test("ids and tokens are the same in every simulator", async () => {
  await using other = await startConnected();

  const customer = await createCustomer(other.client);

  expect([customer["Id"], other.company.accessToken, other.company.realmId]).toEqual([
    "1",
    company.accessToken,
    usualRealmId,
  ]);
  expect(other.simulator.url).not.toBe(simulator.url);
});
