import { cents } from "@boresight/domain/base/money";
import { expect, test } from "vitest";
import { realmId, startScriptedQbo, type ScriptedAnswer } from "../../../test/fakes/scripted-qbo.ts";
import { qboCustomer } from "./entities/customer.ts";
import { isPaidInvoice, isVoidedInvoice, qboInvoice } from "./entities/invoice.ts";
import { qboPayment } from "./entities/payment.ts";
import { salesLine } from "./entities/sales-line.ts";

const answeredInvoice = {
  Id: "95",
  SyncToken: "0",
  domain: "QBO",
  sparse: false,
  CustomerRef: { value: "58", name: "Dom's Autoglass" },
  DocNumber: "1001",
  TotalAmt: 490,
  Balance: 490,
  EmailStatus: "NotSet",
  Line: [
    {
      Id: "1",
      LineNum: 1,
      Amount: 490,
      DetailType: "SalesItemLineDetail",
      SalesItemLineDetail: { ItemRef: { value: "5" }, Qty: 2, UnitPrice: 245 },
    },
    { Amount: 490, DetailType: "SubTotalLineDetail", SubTotalLineDetail: {} },
  ],
};
const invoiceIs = (fields: object): ScriptedAnswer => ({
  body: { Invoice: { ...answeredInvoice, ...fields }, time: "2026-01-02T03:04:05.678-08:00" },
});

const line = salesLine({ itemId: "5", quantity: 1500, unitPrice: cents(1999), description: "Tow", taxCode: "NON" });
const write = { requestId: "invoice:42:1" };

test("an invoice is created with decimals on the wire and read with cents", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(invoiceIs({}));

  const fields = { CustomerRef: { value: "58" }, DocNumber: "1001", TxnDate: "2026-01-02", Line: [line] };
  const invoice = await qbo.company.create(qboInvoice, fields, write);

  expect(qbo.asked).toMatchObject([
    {
      method: "POST",
      path: `/v3/company/${realmId}/invoice`,
      query: { requestid: "invoice:42:1", minorversion: "75" },
      headers: { "content-type": "application/json" },
    },
  ]);
  expect(JSON.parse(qbo.asked[0]?.body ?? "")).toEqual({
    CustomerRef: { value: "58" },
    DocNumber: "1001",
    TxnDate: "2026-01-02",
    Line: [
      {
        Amount: 29.99,
        DetailType: "SalesItemLineDetail",
        Description: "Tow",
        SalesItemLineDetail: {
          ItemRef: { value: "5" },
          Qty: 1.5,
          UnitPrice: 19.99,
          TaxCodeRef: { value: "NON" },
        },
      },
    ],
  });
  expect(invoice).toMatchObject({ Id: "95", SyncToken: "0", TotalAmt: 49_000, Balance: 49_000, domain: "QBO" });
  expect(invoice.Line[0]?.SalesItemLineDetail).toMatchObject({ Qty: 2000, UnitPrice: 24_500 });
});

test("a used number is taken only when the caller says so", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(invoiceIs({}), invoiceIs({}));

  await qbo.company.create(qboInvoice, { CustomerRef: { value: "58" }, Line: [line] }, write);
  await qbo.company.create(
    qboInvoice,
    { CustomerRef: { value: "58" }, Line: [line] },
    { ...write, allowsUsedNumber: true },
  );

  expect(qbo.asked.map(({ query }) => query["include"])).toEqual([undefined, "allowduplicatedocnum"]);
});

test("an update changes the named fields of the known version and no others", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: { Customer: { Id: "58", SyncToken: "4", DisplayName: "Dom", Active: false, Balance: 0.1 } } });

  const changes = { version: { Id: "58", SyncToken: "3" }, changes: { Active: false } };
  const customer = await qbo.company.update(qboCustomer, changes, write);

  expect(JSON.parse(qbo.asked[0]?.body ?? "")).toEqual({ Id: "58", SyncToken: "3", sparse: true, Active: false });
  expect(customer).toMatchObject({ SyncToken: "4", Balance: 10 });
});

test("a voided invoice stays with nothing to pay", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(invoiceIs({ TotalAmt: 0, Balance: 0 }));

  const invoice = await qbo.company.voidTransaction(qboInvoice, { Id: "95", SyncToken: "0" }, write);

  expect([isVoidedInvoice(invoice), isPaidInvoice(invoice)]).toEqual([true, false]);
  expect(qbo.asked[0]).toMatchObject({
    query: { operation: "void", requestid: "invoice:42:1" },
    body: '{"Id":"95","SyncToken":"0"}',
  });
});

test("an invoice without a balance is paid", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(invoiceIs({ Balance: 0 }));

  const invoice = await qbo.company.read(qboInvoice, "95");

  expect([isVoidedInvoice(invoice), isPaidInvoice(invoice)]).toEqual([false, true]);
  expect(qbo.asked[0]?.path).toBe(`/v3/company/${realmId}/invoice/95`);
});

test("a payment is deleted", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: { Payment: { domain: "QBO", status: "Deleted", Id: "7" } } });

  await qbo.company.deleteTransaction(qboPayment, { Id: "7", SyncToken: "0" }, write);

  expect(qbo.asked[0]).toMatchObject({ path: `/v3/company/${realmId}/payment`, query: { operation: "delete" } });
});

test("what a bookkeeper entered more finely than we count is read as unknown, not as wrong", async () => {
  await using qbo = await startScriptedQbo();
  const detail = { ItemRef: { value: "5" }, Qty: 0.33333, UnitPrice: 33.333333 };
  qbo.answer(invoiceIs({ Line: [{ Amount: 11.11, DetailType: "SalesItemLineDetail", SalesItemLineDetail: detail }] }));

  const { Line } = await qbo.company.read(qboInvoice, "95");

  expect(Line).toMatchObject([{ Amount: 1111, SalesItemLineDetail: { Qty: null, UnitPrice: null } }]);
});

test.each(["", "x".repeat(51)])("the request id %j is not sent", async (requestId) => {
  await using qbo = await startScriptedQbo();

  const created = qbo.company.create(qboCustomer, { DisplayName: "Dom" }, { requestId });

  await expect(created).rejects.toThrow(RangeError);
  expect(qbo.asked).toEqual([]);
});

test.each(["", "a:b", "a\tb", "a\nb", "x".repeat(501)])("the name %j is not sent", async (DisplayName) => {
  await using qbo = await startScriptedQbo();

  await expect(qbo.company.create(qboCustomer, { DisplayName }, write)).rejects.toThrow("DisplayName");
  expect(qbo.asked).toEqual([]);
});
