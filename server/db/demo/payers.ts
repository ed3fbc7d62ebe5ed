import type { Client } from "pg";
import { save } from "../rows/factories.ts";
import { buildPayer, buildPayerRule } from "../rows/payer-factories.ts";
import { demo, demoId } from "./random.ts";
import { withoutTriggers } from "./without-triggers.ts";

/** What insurers of the demo ask for. Nobody has confirmed it: it informs, and no invoice waits for it. */
const asked: Readonly<Record<string, readonly string[]>> = {
  "Granite Mutual": ["preScan", "postScan", "codesCleared", "claimNumber"],
  "Prairie Insurance": ["postScan", "calibrationReport", "vinPhoto", "toolCertificate"],
};

/** Makes the insurers of the demo's orders their payers. */
export async function savePayers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct o.insurer_name as name from app.service_orders o
      where o.id${demo} and not exists (select from app.payers p where lower(p.name) = lower(o.insurer_name)) and o.insurer_name <> ''
      order by name`,
  );
  const payers = rows.map(({ name }) => buildPayer({ id: demoId(), name }));
  await save(client, "app.payers", payers);
  await save(
    client,
    "app.payer_rules",
    payers.flatMap(({ id, name }) => {
      const demands = asked[String(name)]?.map((key) => ({ key }));
      return demands
        ? [buildPayerRule({ id: demoId(), payer_id: id, valid_from: "2020-01-01", content: { demands } })]
        : [];
    }),
  );
  await withoutTriggers(client, ["app.service_orders"], async () => {
    await client.query(
      `update app.service_orders o set payer_id = p.id from app.payers p where o.id${demo} and p.id${demo} and p.name = o.insurer_name`,
    );
  });
}

export async function clearPayers(client: Client): Promise<void> {
  await client.query(`update app.service_orders set payer_id = null where payer_id${demo}`);
  await client.query(`delete from app.payer_rules where payer_id${demo}`);
  await client.query(`delete from app.payers where id${demo} or merged_into_id${demo}`);
}
