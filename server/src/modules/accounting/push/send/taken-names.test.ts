/** Names and numbers that belong to another record there already. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSyncDesk, type SyncDesk } from "../../../../../test/accounting/sync-desk.ts";

let desk: SyncDesk;
beforeAll(async () => void (desk = await openSyncDesk()));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.clear());

const admin = () => desk.simulator.admin;
const events = async () =>
  (await desk.rows<{ type: string }>("select type from app_private.events order by number")).map(({ type }) => type);

const document = (number: string, customerId: string, amount: number) => ({
  DocNumber: number,
  CustomerRef: { value: customerId },
  Line: [
    {
      Amount: amount,
      DetailType: "SalesItemLineDetail",
      SalesItemLineDetail: { ItemRef: { value: desk.there("Item")[0]?.["Id"] }, Qty: 1, UnitPrice: amount },
    },
  ],
});

describe("a name that is taken", () => {
  test("is the same customer's when the email address is: it is taken over", async () => {
    const body = { DisplayName: "Alpine Glass", PrimaryEmailAddr: { Address: "office@alpine.test" }, Notes: "Theirs" };
    const theirs = admin().changeAsBookkeeper({ name: "Customer", operation: "save", body });
    const id = await desk.addCustomer({ company_name: "Alpine Glass", email: "Office@alpine.test" });
    await desk.pushCustomer(id);

    await desk.drain();

    expect(await desk.linkOf(id)).toMatchObject({ qbo_id: theirs["Id"], origin: "theirs" });
    expect(desk.thereBy("Customer", "DisplayName", "Alpine Glass")).toMatchObject([
      { SyncToken: "0", Notes: "Theirs" },
    ]);
  });

  test("gets the city when the customer is another one, then the start of the id", async () => {
    const PrimaryEmailAddr = { Address: "someone@else.test" };
    for (const name of ["Summit Auto", "Ridge Auto", "Ridge Auto – Boulder"])
      admin().changeAsBookkeeper({
        name: "Customer",
        operation: "save",
        body: { DisplayName: name, PrimaryEmailAddr },
      });
    const one = await desk.addCustomer({ company_name: "Summit Auto", email: "office@summit.test" });
    const two = await desk.addCustomer({ company_name: "Ridge Auto", email: "office@ridge.test" });
    await desk.pushCustomer(one);
    await desk.pushCustomer(two);

    await desk.drain();

    expect(desk.thereBy("Customer", "DisplayName", "Summit Auto – Boulder")).toHaveLength(1);
    expect(desk.thereBy("Customer", "DisplayName", `Ridge Auto (${two.slice(0, 4)})`)).toHaveLength(1);
    await desk.rows("update app.customers set phone = '+13035550142' where id = $1", one);
    await desk.pushCustomer(one);
    await desk.drain();
    expect(desk.thereBy("Customer", "DisplayName", "Summit Auto – Boulder")).toMatchObject([
      { PrimaryPhone: { FreeFormNumber: "+13035550142" } },
    ]);
  });

  test("belongs to a customer of ours already: the other one gets its own record", async () => {
    const [one, two] = [
      await desk.addCustomer({ company_name: "Twin Auto", email: "" }),
      await desk.addCustomer({ company_name: "Twin Auto", email: "" }),
    ];
    await desk.pushCustomer(one);
    await desk.pushCustomer(two);

    await desk.drain();

    expect((await desk.linkOf(one))?.qbo_id).not.toBe((await desk.linkOf(two))?.qbo_id);
  });

  test("of an inactive record there is a conflict, and the customer's invoices wait", async () => {
    const body = { DisplayName: "Sleepy Auto", PrimaryEmailAddr: { Address: "a@sleepy.test" }, Active: false };
    const theirs = admin().changeAsBookkeeper({ name: "Customer", operation: "save", body });
    const id = await desk.addCustomer({ company_name: "Sleepy Auto", email: "a@sleepy.test" });
    await desk.invoice({ customerId: id });

    await desk.drain();

    expect(await desk.conflicts()).toMatchObject([
      { entity: "Customer", kind: "inactiveThere", qbo_id: theirs["Id"], local_id: id },
    ]);
    expect(await desk.jobs()).toEqual(["Invoice pending waitsForConflict", "Customer done"]);
  });

  test("is an item's: it is taken over with the bookkeeper's accounts", async () => {
    const localId = desk.shop.lineItemType("CAL-FCAM-D");
    const [{ name } = { name: "" }] = await desk.rows<{ name: string }>(
      "select name from app.line_item_types where id = $1",
      localId,
    );
    const body = { Name: name, Type: "Service", IncomeAccountRef: { value: "2" } };
    const theirs = admin().changeAsBookkeeper({ name: "Item", operation: "save", body });
    await desk.queue("Item", localId);

    await desk.drain();

    expect(await desk.linkOf(localId)).toMatchObject({ qbo_id: theirs["Id"], origin: "theirs" });
    await desk.rows("update app.line_item_types set unit_price = unit_price + 100 where id = $1", localId);
    await desk.queue("Item", localId);
    await desk.drain();
    expect(desk.thereBy("Item", "Name", name)).toMatchObject([{ IncomeAccountRef: { value: "2" }, SyncToken: "1" }]);
  });

  test("of a long or odd customer is made to fit", async () => {
    const id = await desk.addCustomer({ company_name: "A: B\tC".padEnd(120, "x"), email: "odd@shop.test" });
    await desk.pushCustomer(id);

    await desk.drain();

    expect(desk.thereBy("Customer", "Id", (await desk.linkOf(id))?.qbo_id)).toMatchObject([
      { DisplayName: `A - B C${"x".repeat(114)}` },
    ]);
  });
});

describe("a number that is taken", () => {
  test("is ours when the customer and the amount are: it is adopted", async () => {
    await desk.invoice();
    await desk.drain();
    const customer = await desk.linkOf(desk.shop.carla.customerId);
    const body = document("INV-5", customer?.qbo_id ?? "", 325);
    const theirs = admin().changeAsBookkeeper({ name: "Invoice", operation: "save", body });
    const id = await desk.invoice({ number: "INV-5" });

    await desk.drain();

    expect(await desk.linkOf(id)).toMatchObject({ qbo_id: theirs["Id"] });
    expect(desk.thereBy("Invoice", "DocNumber", "INV-5")).toHaveLength(1);
  });

  test("is another invoice's: only a person can help, in QuickBooks' words", async () => {
    const customer = await desk.linkOf(desk.shop.carla.customerId);
    admin().changeAsBookkeeper({
      name: "Invoice",
      operation: "save",
      body: document("INV-6", customer?.qbo_id ?? "", 99),
    });
    await desk.invoice({ number: "INV-6" });

    await desk.drain();

    expect(await desk.failure()).toMatchObject({
      status: "failed",
      problem: "duplicateNumber",
      detail: expect.stringContaining("already been used"),
      intuit_tid: expect.any(String),
    });
    expect(await events()).toContain("qbo.failed");
    const alerts = await desk.rows(
      "select kind, message from app.admin_notifications where kind = 'qboFailure' and status = 'unhandled'",
    );
    expect(alerts).toMatchObject([{ message: expect.stringContaining("INV-6") }]);
  });
});
