/** A shop whose books are at a simulator: its customer Carla and her invoices are known on both sides. */
import { pullRecord, type PullJob } from "#modules/accounting/pull/pull-record.ts";
import { queuePull, type PulledEntity } from "#modules/accounting/pull/queue-pull.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { addInvoice, addOrder } from "../shop.ts";
import { booksRealmId, openConnectedShop } from "./connected-books.ts";

type Fields = Record<string, unknown>;
type There = "Customer" | "Invoice" | "Payment" | "Item";

export type BooksDesk = Awaited<ReturnType<typeof openBooksDesk>>;

export async function openBooksDesk(clock: () => Date) {
  const connected = await openConnectedShop({ clock });
  const { db, simulator, shop, connectionId, books } = connected;
  await db.owner.query("update app.qbo_connections set sends_from = '2020-01-01'");
  const company = books.client.company(booksRealmId);
  const { customerId } = shop.carla;
  const rows = async (text: string, ...values: unknown[]) => (await db.owner.query({ text, values })).rows;
  const write = (name: There, body: Fields, operation: "save" | "delete" | "void" = "save") =>
    simulator.admin.changeAsBookkeeper({ name, operation, body });
  const there = (name: There, id: string) => simulator.admin.find({ name, id });

  /** Both sides agree on the record as it is there, but for what the test says of the agreed fields. */
  async function link(entity: There, localId: string, record: Fields, agreed: Fields = record) {
    await rows(
      `insert into app.qbo_links (connection_id, entity, local_id, qbo_id, sync_token, origin, snapshot, synced_at)
        values ($1, $2, $3, $4, $5, 'ours', $6, now())`,
      connectionId,
      entity,
      localId,
      record["Id"],
      record["SyncToken"],
      JSON.stringify(agreed),
    );
  }

  let names = 0;
  /** Carla there, as we would have sent her. */
  async function addCustomerThere(): Promise<string> {
    names += 1;
    const [ours] = await rows(
      `select a.street, a.unit, a.city, a.state, a.postal_code, a.country
        from app.customers c join app.addresses a on a.id = c.address_id where c.id = $1`,
      customerId,
    );
    const name = `Carla's Collision ${names}`;
    const email = `carla-${names}@example.com`;
    await rows(
      `update app.customers set company_name = $2, first_name = 'Carla', last_name = 'Customer', email = $3, phone = '+13035550100',
          phone_extension = '' where id = $1`,
      customerId,
      name,
      email,
    );
    const fields = {
      DisplayName: name,
      CompanyName: name,
      GivenName: "Carla",
      FamilyName: "Customer",
      PrimaryEmailAddr: { Address: email },
      PrimaryPhone: { FreeFormNumber: "+13035550100" },
      BillAddr: {
        Line1: ours.street,
        Line2: ours.unit ?? "",
        City: ours.city,
        CountrySubDivisionCode: ours.state,
        PostalCode: ours.postal_code,
        Country: ours.country,
      },
    };
    const record = write("Customer", fields);
    await link("Customer", customerId, record, { ...fields, ResaleNum: "", Active: true });
    return String(record["Id"]);
  }

  /** An invoice of Carla's, here and there, over the same amount in cents. */
  async function addInvoiceOnBothSides(customerThere: string, values: Fields = {}) {
    const order = await addOrder(db.owner, shop, { customerId, status: "invoiced" });
    const invoice = await addInvoice(db.owner, shop, { service_order_id: order.id, ...values });
    const [ours] = await rows("select number, total_cents, tax_cents from app.invoices where id = $1", invoice.id);
    const record = write("Invoice", {
      CustomerRef: { value: customerThere },
      DocNumber: ours.number,
      Line: [soldLine(await itemThere(), (ours.total_cents - ours.tax_cents) / 100)],
      TxnTaxDetail: { TotalTax: ours.tax_cents / 100 },
    });
    await link("Invoice", invoice.id, record, { DocNumber: ours.number });
    return {
      id: invoice.id,
      qboId: String(record["Id"]),
      total: Number(ours.total_cents),
      net: ours.total_cents - ours.tax_cents,
      number: String(ours.number),
    };
  }

  let item: string | null = null;
  async function itemThere(): Promise<string> {
    item ??= String(write("Item", { Name: "Calibration", Type: "Service", IncomeAccountRef: { value: "1" } })["Id"]);
    return item;
  }

  /** A payment that the bookkeeper receives for Carla, in cents. */
  const payThere = (
    customerThere: string,
    cents: number,
    paid: readonly { qboId: string; cents: number }[],
    more: Fields = {},
  ) =>
    write("Payment", {
      CustomerRef: { value: customerThere },
      TotalAmt: cents / 100,
      Line: paid.map((one) => ({
        Amount: one.cents / 100,
        LinkedTxn: [{ TxnId: one.qboId, TxnType: "Invoice" }],
      })),
      ...more,
    });

  /** Reads a record there as the worker does, also when it moves to another lane. */
  async function pull(entity: PulledEntity, qboId: string): Promise<void> {
    await asSystem({ pool: db.server, clock }, (_system, work) => queuePull(connectionId, { entity, qboId }, work));
    await work();
  }

  /** Does the reading jobs that wait, until none does. */
  async function work(): Promise<void> {
    for (let round = 0; round < 20; round++) {
      const [job] = await rows(
        `select id, connection_id as "connectionId", entity, qbo_id as "qboId", customer_id as "customerId", label from app.qbo_jobs
          where operation = 'pull' and status = 'pending' order by number limit 1`,
      );
      if (!job) return;
      await pullRecord(job as PullJob, { company, pool: db.server, clock });
    }
    throw new Error("reading does not end");
  }

  return {
    ...connected,
    company,
    customerId,
    rows,
    row: async (text: string, ...values: unknown[]) => (await rows(text, ...values))[0],
    write,
    there,
    link,
    addCustomerThere,
    addInvoiceOnBothSides,
    itemThere,
    payThere,
    pull,
    work,
    conflicts: () =>
      rows("select entity, kind, fields, status, resolution, local_id from app.qbo_conflicts order by entity, kind"),
    /** Nothing is linked, queued, disputed or paid. */
    async clear() {
      simulator.admin.clearFaults();
      await books.written(); // The log of the calls writes behind them, into tables that are emptied.
      await rows(`truncate app.qbo_jobs, app.qbo_conflicts, app.qbo_links, app.payments, app.payment_returns, app.payment_reversals, app.payment_allocations,
        app.credit_entries, app.credit_memos, app.closed_months cascade`);
      await rows("delete from app.invoices");
      await rows("delete from app_private.events");
      await rows("delete from graphile_worker._private_jobs");
    },
  };
}

/** A line there, in dollars. */
export const soldLine = (itemId: string, dollars: number) => ({
  Amount: dollars,
  DetailType: "SalesItemLineDetail",
  SalesItemLineDetail: { ItemRef: { value: itemId }, Qty: 1, UnitPrice: dollars, TaxCodeRef: { value: "NON" } },
});
