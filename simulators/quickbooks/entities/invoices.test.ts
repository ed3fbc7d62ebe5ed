import { afterAll, expect, test } from "vitest";
import { startConnected, codeOf, createSale, entityIn, payInvoice, salesLine } from "../connected-client.ts";
import type { Fields } from "./entity.ts";

const { client, simulator, [Symbol.asyncDispose]: stop } = await startConnected();
afterAll(stop);

const sale = await createSale(client);
const forCustomer = { CustomerRef: { value: sale.customer["Id"] } };
const post = (fields: Fields, query = "") =>
  client.post(`invoice${query}`, { ...forCustomer, Line: [salesLine(sale.item, 1, 10)], ...fields });
const created = async (fields: Fields = {}) => entityIn((await post(fields)).body, "Invoice");
const invoiceNow = async (id: unknown) => entityIn((await client.get(`invoice/${String(id)}`)).body, "Invoice");

test("lines get ids and numbers, and the total is exact to the cent", async () => {
  const Line = [salesLine(sale.item, 3, 0.1), salesLine(sale.item, 1, 0.2), salesLine(sale.item, 1.5, 1.15)];

  const invoice = await created({ Line });

  expect((invoice["Line"] as Fields[]).map(({ Id, LineNum }) => [Id, LineNum])).toEqual([
    ["1", 1],
    ["2", 2],
    ["3", 3],
    [undefined, undefined],
  ]);
  expect([invoice["TotalAmt"], invoice["Balance"]]).toEqual([2.23, 2.23]);
});

test("an amount that is not quantity times price is refused with 6070", async () => {
  const Line = [{ ...salesLine(sale.item, 2, 245), Amount: 489.99 }];

  expect(codeOf(await post({ Line }))).toBe("6070");
});

test.each([
  ["no lines", { Line: [] }, "6000"],
  ["an unknown customer", { CustomerRef: { value: "77" } }, "2500"],
  ["no customer", { CustomerRef: undefined }, "2020"],
  ["an unknown item", { Line: [salesLine({ Id: "77" }, 1, 10)] }, "2500"],
  ["an unknown kind of line", { Line: [{ Amount: 1, DetailType: "Magic" }] }, "2170"],
  ["an unknown email status", { EmailStatus: "Lost" }, "2170"],
  ["a link to no estimate", { LinkedTxn: [{ TxnId: "77", TxnType: "Estimate" }] }, "2500"],
])("an invoice with %s is refused", async (_, fields, code) => {
  expect(codeOf(await post(fields))).toBe(code);
});

test("a used number is refused with 6140 unless it is allowed, and numbering goes on by itself", async () => {
  await created({ DocNumber: "5000" });

  const refused = await post({ DocNumber: "5000" });
  const allowed = await post({ DocNumber: "5000" }, "?include=allowduplicatedocnum");

  const { Id, SyncToken } = entityIn(allowed.body, "Invoice");
  const edited = await client.post("invoice", { Id, SyncToken, sparse: true, PrivateNote: "keeps its number" });

  expect(codeOf(refused)).toBe("6140");
  expect([allowed.status, edited.status]).toEqual([200, 200]);
  expect((await created())["DocNumber"]).toBe("5001");
});

test("payments lower the balance, and what is not applied stays unapplied", async () => {
  const own = await createSale(client, " paid in parts");
  await client.post("payment", payInvoice(own, 190));
  const { body } = await client.post("payment", { ...payInvoice(own, 300), TotalAmt: 350 });

  const invoice = await invoiceNow(own.invoice["Id"]);

  expect(invoice).toMatchObject({ Balance: 0, TotalAmt: 490, SyncToken: "2" });
  expect(invoice["LinkedTxn"]).toHaveLength(2);
  expect(entityIn(body, "Payment")["UnappliedAmt"]).toBe(50);
});

test("nobody pays more than is open, or another customer's invoice", async () => {
  const own = await createSale(client, " overpaid");

  expect(codeOf(await client.post("payment", payInvoice(own, 490.01)))).toBe("6000");
  expect(codeOf(await client.post("payment", payInvoice({ ...own, customer: sale.customer }, 10)))).toBe("6000");
  expect((await invoiceNow(own.invoice["Id"]))["Balance"]).toBe(490);
});

test("a payment without lines stays unapplied, and lowers what the customer owes", async () => {
  const { customer } = await createSale(client, " on account");

  const { body } = await client.post("payment", { CustomerRef: { value: customer["Id"] }, TotalAmt: 90 });

  expect(entityIn(body, "Payment")["UnappliedAmt"]).toBe(90);
  const { body: owed } = await client.get(`customer/${String(customer["Id"])}`);
  expect(entityIn(owed, "Customer")["Balance"]).toBe(400);
});

test("a deleted payment opens the invoice again", async () => {
  const own = await createSale(client, " payment deleted");
  const { Id, SyncToken } = entityIn((await client.post("payment", payInvoice(own, 490))).body, "Payment");

  await client.post("payment?operation=delete", { Id, SyncToken });

  expect(await invoiceNow(own.invoice["Id"])).toMatchObject({ Balance: 490, LinkedTxn: [] });
});

test("voiding keeps the invoice at 0 and releases its payment, deleting removes it", async () => {
  const own = await createSale(client, " voided");
  const payment = entityIn((await client.post("payment", payInvoice(own, 100))).body, "Payment");
  const { Id, SyncToken } = await invoiceNow(own.invoice["Id"]);

  const voided = entityIn((await client.post("invoice?operation=void", { Id, SyncToken })).body, "Invoice");
  const deleted = await client.post("invoice?operation=delete", { Id, SyncToken: voided["SyncToken"] });

  expect(voided).toMatchObject({ TotalAmt: 0, Balance: 0, PrivateNote: "Voided", LinkedTxn: [] });
  expect(simulator.admin.find({ name: "Payment", id: String(payment["Id"]) })).toMatchObject({ UnappliedAmt: 100 });
  expect(deleted.body).toMatchObject({ Invoice: { domain: "QBO", status: "Deleted", Id } });
  expect(codeOf(await client.get(`invoice/${String(Id)}`))).toBe("610");
});

test("an estimate has a status of its list, and an invoice can be linked to it", async () => {
  const lines = { ...forCustomer, Line: [salesLine(sale.item, 1, 10)] };
  const estimate = entityIn((await client.post("estimate", lines)).body, "Estimate");

  const invoice = await created({ LinkedTxn: [{ TxnId: estimate["Id"], TxnType: "Estimate" }] });

  expect(estimate).toMatchObject({ TxnStatus: "Pending", TotalAmt: 10 });
  expect(invoice["LinkedTxn"]).toEqual([{ TxnId: estimate["Id"], TxnType: "Estimate" }]);
  expect(codeOf(await client.post("estimate", { ...lines, TxnStatus: "Maybe" }))).toBe("2170");
});

test("nothing dated in a closed period can be written or deleted", async () => {
  const invoice = await created({ TxnDate: "2026-01-15" });
  simulator.admin.closeBooks({ through: "2026-01-31" });
  const { Id, SyncToken } = invoice;

  const answers = [
    await post({ TxnDate: "2026-01-31" }),
    await client.post("invoice", { Id, SyncToken, sparse: true, TxnDate: "2026-02-01" }),
    await client.post("invoice?operation=void", { Id, SyncToken }),
    await post({ TxnDate: "2026-02-01" }),
  ];
  simulator.admin.closeBooks({ through: null });

  expect(answers.map(codeOf)).toEqual(["6210", "6210", "6210", undefined]);
});

const taxable = (item: Fields): Fields => {
  const line = salesLine(item, 1, 800);
  return {
    ...line,
    SalesItemLineDetail: { ...(line["SalesItemLineDetail"] as Fields), TaxCodeRef: { value: "TAX" } },
  };
};

test("the tax sent is added to the total, unless the company computes its own", async () => {
  const companies = [{ realmId: "1", name: "Taxed", salesTaxPercent: 8.81 }];
  await using taxed = await startConnected({ companies });
  const theirs = await createSale(taxed.client);
  const TxnTaxDetail = { TotalTax: 1 };

  const ours = await created({ Line: [taxable(sale.item)], TxnTaxDetail });
  const { body } = await taxed.client.post("invoice", {
    CustomerRef: { value: theirs.customer["Id"] },
    Line: [taxable(theirs.item), salesLine(theirs.item, 1, 10)],
    TxnTaxDetail,
  });

  expect(ours["TotalAmt"]).toBe(801);
  expect(entityIn(body, "Invoice")).toMatchObject({ TotalAmt: 880.48, TxnTaxDetail: { TotalTax: 70.48 } });
});

test("its own tax may be rounded for each line in place of the sum", async () => {
  const companies = [{ realmId: "1", name: "Taxed", salesTaxPercent: 8.81, roundsTaxPerLine: true }];
  await using taxed = await startConnected({ companies });
  const theirs = await createSale(taxed.client);
  const line = taxable(theirs.item);
  const detail = { ...(line["SalesItemLineDetail"] as Fields), UnitPrice: 65 };
  const Line = Array.from({ length: 5 }, () => ({ ...line, Amount: 65, SalesItemLineDetail: detail }));

  const { body } = await taxed.client.post("invoice", { CustomerRef: { value: theirs.customer["Id"] }, Line });

  expect(entityIn(body, "Invoice")).toMatchObject({ TotalAmt: 353.65, TxnTaxDetail: { TotalTax: 28.65 } });
});
