/** A shop whose admin imports files. */
import type { Pool } from "pg";
import { startServer, type TestServer } from "./server.ts";
import { openShop, type Person, type Shop } from "./shop.ts";
import { tokenFor } from "./token-for.ts";

interface SentImport {
  kind: string;
  text?: string;
  /** The file's bytes in base64. */
  content?: string;
  encoding?: string;
  dayOrder?: "dayFirst" | "monthFirst";
  columns?: readonly (string | null)[];
  mode?: "whole" | "validRows";
  apply?: boolean;
  /** By default Ada, the admin; null: nobody. */
  by?: Person | null;
  /** In which the answer is wanted; English unless said. */
  language?: "fr" | "ar";
}

export interface ImportDesk extends AsyncDisposable {
  server: TestServer;
  owner: Pool;
  shop: Shop;
  send: (sent: SentImport) => ReturnType<TestServer["post"]>;
  result: (id: string, by?: Person) => Promise<{ status: number; text: string }>;
  undo: (id: string, by?: Person) => Promise<Awaited<ReturnType<TestServer["graphql"]>>>;
  count: (table: string) => Promise<number>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever is there
  customersNamed: (name: string) => Promise<any[]>;
}

export async function openImportDesk(): Promise<ImportDesk> {
  const server = await startServer();
  const { owner } = server.db;
  const shop = await openShop(owner);
  const bearer = async (by: Person) => ({ authorization: `Bearer ${await tokenFor(by, server)}` });

  return {
    server,
    owner,
    shop,
    async send({ by = shop.ada, language, ...sent }) {
      const headers = { ...(by && (await bearer(by))), ...(language && { "x-language": language }) };
      return server.post("/v1/functions/import-file", { fileName: "list.csv", ...sent }, headers);
    },
    async result(id, by = shop.ada) {
      const response = await fetch(`${server.url}/v1/functions/import-result?id=${id}`, { headers: await bearer(by) });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
    },
    undo: async (id, by = shop.ada) =>
      server.graphql(
        "mutation ($id: UUID!) { undoImport(input: { id: $id }) { import { id undoneAt } } }",
        { id },
        { token: await tokenFor(by, server) },
      ),
    async count(table) {
      const { rows } = await owner.query<{ count: number }>(`select count(*)::int from ${table}`);
      return rows[0]?.count ?? 0;
    },
    async customersNamed(name) {
      const { rows } = await owner.query(
        `select c.*, a.street, array(select name from app.contacts p where p.customer_id = c.id) as contacts
          from app.customers c left join app.addresses a on a.id = c.address_id where c.company_name = $1`,
        [name],
      );
      return rows;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
