import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  clientOf,
  exchangeCode,
  redirectUri,
  requestTokens,
  usualRealmId,
  createSale,
  entityIn,
  payInvoice,
} from "./connected-client.ts";
import { startQboSimulator } from "./start-qbo-simulator.ts";

const folder = await mkdtemp(join(tmpdir(), "boresight-simulator-"));
afterAll(() => rm(folder, { recursive: true }));
const newFile = () => join(folder, `${crypto.randomUUID()}.json`);

test("books, tokens and counters go on after a restart", async () => {
  const file = newFile();
  const first = await startQboSimulator({ file });
  const { body: tokens } = await exchangeCode(first, first.admin.issueCode({ redirectUri }));
  const company = { apiUrl: first.url, realmId: usualRealmId, accessToken: String(tokens["access_token"]) };
  const sale = await createSale(clientOf(company));
  const path = "payment?requestid=once";
  const paid = await clientOf(company).post(path, payInvoice(sale, 490));
  await first.close();

  await using second = await startQboSimulator({ file });
  const client = clientOf({ ...company, apiUrl: second.url });
  const { body } = await client.get(`invoice/${String(sale.invoice["Id"])}`);
  const again = await client.post(path, payInvoice(sale, 490));
  const other = await createSale(client, " again");
  const { status } = await requestTokens(second, {
    grant_type: "refresh_token",
    refresh_token: String(tokens["refresh_token"]),
  });

  expect(entityIn(body, "Invoice")).toMatchObject({ DocNumber: "1001", Balance: 0 });
  expect(entityIn(again.body, "Payment")["Id"]).toBe(entityIn(paid.body, "Payment")["Id"]);
  expect(other.invoice).toMatchObject({ DocNumber: "1002", Id: "3" });
  expect(status).toBe(200);
});

test("what was answered is in the file, for its owner alone", async () => {
  const file = newFile();
  await using simulator = await startQboSimulator({ file });
  const { body: tokens } = await exchangeCode(simulator, simulator.admin.issueCode({ redirectUri }));
  const client = clientOf({
    apiUrl: simulator.url,
    realmId: usualRealmId,
    accessToken: String(tokens["access_token"]),
  });

  await Promise.all(["One", "Two", "Three"].map((name) => client.post("customer", { DisplayName: name })));

  const written = await readFile(file, "utf8");
  expect(["One", "Two", "Three"].every((name) => written.includes(`"${name}"`))).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("events of a new start are no repetitions of earlier ones", async () => {
  const file = newFile();
  const seen: string[] = [];
  for (let round = 0; round < 2; round++) {
    await using simulator = await startQboSimulator({ file });
    const { url } = simulator;
    await fetch(`${url}/simulator/changes`, {
      method: "POST",
      body: JSON.stringify({ name: "Customer", body: { DisplayName: `Customer ${round}` } }),
    });
  }
  const { events } = JSON.parse(await readFile(file, "utf8"));
  seen.push(...events.waiting.map(({ eventId }: { eventId: string }) => eventId));

  expect(new Set(seen).size).toBe(2);
});

test("a damaged file begins new books", async () => {
  const file = newFile();
  await writeFile(file, '{"companies": [');

  await using simulator = await startQboSimulator({ file });

  expect((await fetch(`${simulator.url}/`)).status).toBe(200);
});
