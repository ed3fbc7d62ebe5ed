/** Records that the simulator's tests begin with. */
import type { ConnectedClient } from "./connected-client.ts";
import type { Fields } from "./entities/entity.ts";

export const entityIn = (body: Fields, name: string): Fields => body[name] as Fields;

export async function createCustomer(client: ConnectedClient, name = "Ada Lovelace"): Promise<Fields> {
  const { body } = await client.post("customer", { DisplayName: name });
  return entityIn(body, "Customer");
}

export async function createItem(client: ConnectedClient, name = "Front camera, static"): Promise<Fields> {
  const { body } = await client.query("select Id, Name from Account where AccountType = 'Income'");
  const [account] = entityIn(body, "QueryResponse")["Account"] as Fields[];
  const item = { Name: name, Type: "Service", IncomeAccountRef: { value: account?.["Id"] } };
  return entityIn((await client.post("item", item)).body, "Item");
}

export const salesLine = (item: Fields, quantity: number, price: number): Fields => ({
  Amount: Math.round(quantity * price * 100) / 100,
  DetailType: "SalesItemLineDetail",
  SalesItemLineDetail: {
    ItemRef: { value: item["Id"] },
    Qty: quantity,
    UnitPrice: price,
    TaxCodeRef: { value: "NON" },
  },
});

interface SampleSale {
  customer: Fields;
  item: Fields;
  /** Two cameras at 245.00. */
  invoice: Fields;
}

export async function createSale(client: ConnectedClient, mark = ""): Promise<SampleSale> {
  const customer = await createCustomer(client, `Ada Lovelace${mark}`);
  const item = await createItem(client, `Front camera, static${mark}`);
  const { body } = await client.post("invoice", {
    CustomerRef: { value: customer["Id"] },
    Line: [salesLine(item, 2, 245)],
  });
  return { customer, item, invoice: entityIn(body, "Invoice") };
}

export const payInvoice = ({ customer, invoice }: SampleSale, amount: number): Fields => ({
  CustomerRef: { value: customer["Id"] },
  TotalAmt: amount,
  Line: [{ Amount: amount, LinkedTxn: [{ TxnId: invoice["Id"], TxnType: "Invoice" }] }],
});

/** The first error's code, in either spelling. */
export function codeOf({ body }: { body: Fields }): unknown {
  const upper = (body["Fault"] as { Error?: { code?: string }[] } | undefined)?.Error;
  const lower = (body["fault"] as { error?: { code?: string }[] } | undefined)?.error;
  return (upper ?? lower)?.[0]?.code;
}
