/** The server under test as a fuzzer sees it: an address to ask at, and the database behind it to look into. */
import type { GraphQLSchema } from "postgraphile/graphql";
import { escapeIdentifier, type Pool } from "pg";
import { z } from "zod";
import { tokenFor } from "../../test/token-for.ts";
import type { Words } from "./generate-input.ts";
import type { Persona } from "./secrets.ts";

export interface FuzzedShop {
  url: string;
  jwtSecret: string;
  schema: GraphQLSchema;
  /** Past all rules. */
  owner: Pool;
}

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).optional(),
});

interface Answer {
  status: number;
  data: unknown;
  codes: string[];
  text: string;
  milliseconds: number;
}

export async function createAsk({ url, jwtSecret, owner }: FuzzedShop, persona: Persona) {
  const token = await tokenFor(persona, { config: { jwtSecret }, db: { owner } }, { seconds: 7200 });

  return async (query: string): Promise<Answer> => {
    const began = performance.now();
    const response = await fetch(`${url}/v1/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    const milliseconds = performance.now() - began;
    const { data, errors = [] } = answerSchema.parse(JSON.parse(text));
    return {
      status: response.status,
      data,
      codes: errors.map(({ extensions }) => extensions.code),
      text,
      milliseconds,
    };
  };
}

/** Ids and words of everybody, which the operations ask for. */
export async function wordsOf({ owner }: Pick<FuzzedShop, "owner">): Promise<Words> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name::text as name from information_schema.columns
      where table_schema = 'app' and column_name = 'id' and data_type = 'uuid' order by 1`,
  );
  const ids = new Map<string, string[]>();
  for (const { name } of tables) {
    const text = `select id::text from app.${escapeIdentifier(name)} order by md5(id::text) limit 40`;
    const { rows } = await owner.query<{ id: string }>(text);
    if (rows.length > 0)
      ids.set(
        typeOf(name),
        rows.map(({ id }) => id),
      );
  }
  const { rows: texts } = await owner.query<{ text: string }>(
    `(select key as text from app.service_order_statuses limit 8) union all (select key from app.line_item_types limit 8)
      union all (select vin_number from app.vehicles where vin_number is not null order by id limit 8)
      union all (select internal_order_number from app.service_orders order by id limit 8)
      union all (select email from app.users where email is not null order by id limit 8)`,
  );
  return { ids, texts: texts.map(({ text }) => text) };
}

/** "service_order_statuses" is of the type ServiceOrderStatus. */
const typeOf = (table: string): string =>
  table
    .replaceAll("_", "")
    .replace(/ies$/, "y")
    .replace(/(ss|us)es$/, "$1")
    .replace(/(?<!s)s$/, "");
