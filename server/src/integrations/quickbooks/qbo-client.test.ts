/** The client against the simulator: both sides of the contract, over HTTP. */
import { cents } from "@boresight/domain/base/money";
import { afterAll, expect, test } from "vitest";
import { startQboSimulator } from "../../../../simulators/quickbooks/start-qbo-simulator.ts";
import { memoryTokenStore } from "../../../test/fakes/memory-token-store.ts";
import { realmId, testTime } from "../../../test/fakes/scripted-qbo.ts";
import { createItem, queryItem } from "./batch.ts";
import type { QboExchange } from "./company-calls.ts";
import { qboAccount } from "./entities/account.ts";
import { qboCustomer } from "./entities/customer.ts";
import { qboEstimate } from "./entities/estimate.ts";
import { isPaidInvoice, isVoidedInvoice, qboInvoice } from "./entities/invoice.ts";
import { qboItem } from "./entities/item.ts";
import { qboPayment } from "./entities/payment.ts";
import { salesLine } from "./entities/sales-line.ts";
import { openQboClient } from "./qbo-client.ts";

const time = testTime();
const simulator = await startQboSimulator(time);
afterAll(() => simulator.close());

const store = memoryTokenStore();
const exchanges: QboExchange[] = [];
const client = openQboClient(
  { ...simulator.settings, largestAnswer: 200_000 },
  { store, ...time, random: () => 0, onExchange: (exchange) => exchanges.push(exchange) },
);
const company = client.company(realmId);
const redirectUri = "http://localhost:8080/quickbooks/callback";
await connect();

let count = 0;
const write = () => ({ requestId: `test:${++count}` });

async function connect(): Promise<void> {
  const code = simulator.admin.issueCode({ realmId, redirectUri });
  store.save(realmId, await client.exchangeCode({ code, redirectUri }));
}

async function createSale(name: string) {
  const customer = await company.create(qboCustomer, { DisplayName: name }, write());
  const [account] = await company.query(qboAccount, { where: [{ field: "AccountType", is: "=", value: "Income" }] });
  const sold = {
    Name: name,
    Type: "Service" as const,
    IncomeAccountRef: { value: account!.Id },
    UnitPrice: cents(1999),
  };
  const item = await company.create(qboItem, sold, write());
  const fields = {
    CustomerRef: { value: customer.Id },
    DocNumber: name.slice(0, 21),
    TxnDate: "2026-01-02",
    Line: [salesLine({ itemId: item.Id, quantity: 1500, unitPrice: cents(1999), taxCode: "NON" })],
  };
  return { customer, item, fields };
}

test("a code is good for one exchange", async () => {
  const code = simulator.admin.issueCode({ realmId, redirectUri });
  await client.exchangeCode({ code, redirectUri });

  await expect(client.exchangeCode({ code, redirectUri })).rejects.toMatchObject({
    problem: { kind: "reconnect", reason: "tokenRefused" },
  });
  await connect();
});

test("the company tells its name, and each response has an id for the log", async () => {
  const { CompanyName } = await company.companyInfo();

  expect(CompanyName).not.toBe("");
  expect(exchanges.at(-1)).toMatchObject({ realmId, status: 200, intuitTid: expect.any(String) });
});

test("an invoice goes through its life: created, found, changed, paid", async () => {
  const { customer, fields } = await createSale("Dom's Autoglass");

  const created = await company.create(qboInvoice, fields, write());
  const version = { Id: created.Id, SyncToken: created.SyncToken };
  const changed = await company.update(qboInvoice, { version, changes: { PrivateNote: "order 42" } }, write());
  const line = { Amount: created.TotalAmt, LinkedTxn: [{ TxnId: created.Id, TxnType: "Invoice" }] };
  const paid = { CustomerRef: { value: customer.Id }, TotalAmt: created.TotalAmt, Line: [line] };
  const payment = await company.create(qboPayment, paid, write());
  const [found] = await company.query(qboInvoice, {
    where: [{ field: "DocNumber", is: "=", value: "Dom's Autoglass" }],
  });

  expect(created).toMatchObject({ TotalAmt: 2999, Balance: 2999, SyncToken: "0" });
  expect(changed).toMatchObject({ SyncToken: "1", PrivateNote: "order 42", TotalAmt: 2999 });
  expect(payment).toMatchObject({ TotalAmt: 2999, UnappliedAmt: 0 });
  expect(found).toMatchObject({ Id: created.Id, Balance: 0 });
  expect(isPaidInvoice(found!)).toBe(true);
});

test("a voided invoice stays, a deleted one is gone", async () => {
  const { fields } = await createSale("Void and delete");
  const voided = await company.create(qboInvoice, { ...fields, DocNumber: "V-1" }, write());
  const deleted = await company.create(qboInvoice, { ...fields, DocNumber: "V-2" }, write());

  const invoice = await company.voidTransaction(qboInvoice, voided, write());
  await company.deleteTransaction(qboInvoice, deleted, write());

  expect(isVoidedInvoice(invoice)).toBe(true);
  await expect(company.read(qboInvoice, deleted.Id)).rejects.toMatchObject({ problem: { kind: "notFound" } });
});

test("an estimate is created, fetched as a PDF file and emailed", async () => {
  const { fields } = await createSale("Estimated");
  const estimate = await company.create(qboEstimate, { ...fields, TxnStatus: "Accepted" as const }, write());

  const pdf = await company.pdf(qboEstimate, estimate.Id);
  const sent = await company.send(qboEstimate, { id: estimate.Id, sendTo: "ada@example.com" }, write());

  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(sent.EmailStatus).toBe("EmailSent");
});

test("the same request id twice creates one invoice, also when the first answer was lost", async () => {
  const { fields } = await createSale("Once");
  const request = write();
  simulator.admin.planFault({ kind: "answer-lost", on: "/invoice" });

  const lost = company.create(qboInvoice, fields, request);
  await expect(lost).rejects.toMatchObject({ problem: { kind: "unavailable" } });
  const again = await company.create(qboInvoice, fields, request);

  const numbered = [{ field: "DocNumber", is: "=", value: "Once" }] as const;
  expect(await company.count(qboInvoice, numbered)).toBe(1);
  expect(again.DocNumber).toBe("Once");
});

test("a stale version, a used name and a used number are told apart", async () => {
  const { customer, fields } = await createSale("Told apart");
  const invoice = await company.create(qboInvoice, fields, write());
  await company.update(qboCustomer, { version: customer, changes: { Notes: "newer" } }, write());

  const stale = company.update(qboCustomer, { version: customer, changes: { Notes: "older" } }, write());
  await expect(stale).rejects.toMatchObject({ problem: { kind: "stale" } });
  const used = company.create(qboCustomer, { DisplayName: "Told apart" }, write());
  await expect(used).rejects.toMatchObject({ problem: { kind: "duplicateName", existingId: customer.Id } });
  const numbered = company.create(qboInvoice, fields, write());
  await expect(numbered).rejects.toMatchObject({ problem: { kind: "duplicateNumber", existingId: invoice.Id } });
});

test.each(["back\\slash", "quote's", "both \\' or", "100%", "Zoë 車"])("the name %s is found again", async (name) => {
  const created = await company.create(qboCustomer, { DisplayName: name }, write());

  const found = await company.query(qboCustomer, { where: [{ field: "DisplayName", is: "=", value: name }] });

  expect(found.map(({ Id }) => Id)).toEqual([created.Id]);
});

test("items of a batch succeed and fail by themselves", async () => {
  const outcomes = await company.batch(
    [createItem(qboCustomer, { DisplayName: "In a batch" }), createItem(qboCustomer, { DisplayName: "In a batch" })],
    write(),
  );
  const queried = await company.batch([queryItem(qboCustomer, { maxResults: 1 })], write());

  expect(outcomes).toMatchObject([
    { result: { DisplayName: "In a batch" } },
    { error: { problem: { kind: "duplicateName" } } },
  ]);
  expect(queried).toMatchObject([{ result: [{ Id: expect.any(String) }] }]);
});

test("what changed since then is captured, deletions too", async () => {
  const since = new Date(time.clock().getTime() - 60_000).toISOString();
  const { customer, fields } = await createSale("Captured");
  const invoice = await company.create(qboInvoice, fields, write());
  await company.deleteTransaction(qboInvoice, invoice, write());

  const changes = await company.changesSince([qboCustomer, qboInvoice], since);

  expect(changes?.of(qboCustomer).rows.map(({ Id }) => Id)).toContain(customer.Id);
  expect(changes?.of(qboInvoice).deletedIds).toContain(invoice.Id);
});

test("an expired token is refreshed, and the refresh token changes", async () => {
  const before = await store.read(realmId);
  simulator.admin.expireAccessTokens({ realmId });

  await company.companyInfo();

  const after = await store.read(realmId);
  expect(after?.accessToken).not.toBe(before?.accessToken);
  expect(after?.refreshToken).not.toBe(before?.refreshToken);
});

test.each([
  [{ kind: "server-error", status: 503 } as const, { kind: "unavailable" }],
  [{ kind: "cut" } as const, { kind: "unavailable" }],
  [{ kind: "html", status: 200 } as const, { kind: "unavailable" }],
  [{ kind: "html", status: 502 } as const, { kind: "unavailable" }],
  [{ kind: "oversized", bytes: 300_000 } as const, { kind: "unreadable" }],
  [{ kind: "fault", status: 400, code: "6190" } as const, { kind: "subscriptionEnded" }],
  [{ kind: "fault", status: 400, code: "6210" } as const, { kind: "periodClosed" }],
])("%o is named for what it is, and the next call succeeds", async (fault, problem) => {
  simulator.admin.planFault(fault);

  await expect(company.companyInfo()).rejects.toMatchObject({ problem });
  await expect(company.companyInfo()).resolves.toMatchObject({ Id: expect.any(String) });
});

test("a throttled call is repeated", async () => {
  simulator.admin.planFault({ kind: "throttled", retryAfter: 1, times: 2 });

  await expect(company.companyInfo()).resolves.toMatchObject({ Id: expect.any(String) });
  expect(time.sleeps).toEqual([1000, 1000]);
});

test("a customer who disconnects at Intuit must connect again", async () => {
  simulator.admin.disconnect({ realmId });

  await expect(company.companyInfo()).rejects.toMatchObject({ problem: { kind: "reconnect" } });
  expect(store.broken).toHaveLength(1);

  await connect();
  await expect(company.companyInfo()).resolves.toMatchObject({ Id: expect.any(String) });
});

test("after a revocation no refresh succeeds", async () => {
  const { refreshToken } = (await store.read(realmId))!;

  await client.revoke(refreshToken);

  await expect(client.refresh(refreshToken)).rejects.toMatchObject({
    problem: { kind: "reconnect", reason: "tokenRefused" },
  });
});
