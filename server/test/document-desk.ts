/** A server with a shop, its files in a folder of its own, and orders whose work is done. */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { temporaryDataFolder } from "./data-folder.ts";
import { addFinishedOrder, type FinishedWork } from "./finished-order.ts";
import { startServer, type TestServerOptions } from "./server.ts";
import { addEstimate, addInvoice, openShop, type Person } from "./shop.ts";
import { tokenFor } from "./token-for.ts";

const shownDocument = "document { id number revision state issueReason revokeReason sha256 }";
const inputTypes: Record<string, string> = { sendEstimate: "EstimateVersionInput", sendInvoice: "InvoiceVersionInput" };
const shown: Record<string, string> = {
  createBillingLink: "url",
  createPacketLink: "documentLink { id recipient expiresAt openedCount } url",
  revokeDocumentLink: "documentLink { id revokedAt }",
  changeServiceOrderStatus: "serviceOrder { id }",
  approveEstimate: "estimate { id }",
  sendEstimate: "estimate { id }",
  issueInvoice: "invoice { id number }",
  sendInvoice: "invoice { id }",
  setOrderPayer: "serviceOrder { id }",
  retryMessage: "message { id }",
  updateCustomer: "customer { documentDelivery }",
};

export async function openDocumentDesk(options: TestServerOptions = {}) {
  const dataDir = await temporaryDataFolder();
  const server = await startServer({ dataDir, ...options });
  const { owner } = server.db;
  const shop = await openShop(owner);
  const rows = async (text: string, ...values: unknown[]) => (await owner.query({ text, values })).rows;
  const row = async (text: string, ...values: unknown[]) => (await rows(text, ...values))[0];

  const bearer = async (by: Person) => ({ authorization: `Bearer ${await tokenFor(by, server, { elevated: true })}` });

  async function ask(verb: string, input: object, by: Person = shop.ada) {
    const type = inputTypes[verb] ?? `${verb[0]!.toUpperCase()}${verb.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { answer: ${verb}(input: $input) { ${shown[verb] ?? shownDocument} } }`;
    const { data, errors } = await server.graphql(query, { input }, { headers: await bearer(by) });
    return { ...data?.answer, code: errors?.[0].extensions.code, blockedBy: errors?.[0].extensions.blockedBy };
  }

  const finishedOrder = (of: FinishedWork = {}) => addFinishedOrder({ owner, shop }, of);

  return {
    server,
    shop,
    rows,
    row,
    ask,
    bearer,
    finishedOrder,
    get: async (path: string, by: Person | null = shop.ada, headers: Record<string, string> = {}) => {
      const response = await fetch(`${server.url}/v1/functions/${path}`, {
        headers: { ...(by && (await bearer(by))), ...headers },
      });
      return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    /** Tries a statement with the rights of one of the product's roles, and takes it back. */
    async asRole(role: string, text: string): Promise<unknown> {
      const client = await owner.connect();
      try {
        await client.query(`begin; set local role ${role}`);
        return await client.query(text);
      } finally {
        await client.query("rollback");
        client.release();
      }
    },
    /** An estimate of the order that was sent. */
    sentEstimate: async (orderId: string) => {
      const { id } = await addEstimate(owner, shop, {
        service_order_id: orderId,
        status: "draft",
        issue_date: null,
        sent_at: null,
      });
      const { code } = await ask("sendEstimate", { id, version: 1 });
      if (code) throw new Error(code);
      return id;
    },
    issuedInvoice: async (orderId: string, asked: object = {}) => {
      const { id } = await addInvoice(owner, shop, {
        service_order_id: orderId,
        status: "draft",
        number: null,
        issue_date: null,
        due_date: null,
      });
      const { code } = await ask("issueInvoice", {
        id,
        version: 1,
        send: false,
        overrideNote: "For the insurer",
        ...asked,
      });
      if (code) throw new Error(code);
      return id;
    },
    unknownId: randomUUID(),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type DocumentDesk = Awaited<ReturnType<typeof openDocumentDesk>>;
