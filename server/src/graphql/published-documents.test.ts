import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "postgraphile/graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/server.ts";
import { publishedAmong, readPublishedDocuments } from "./published-documents.ts";

const customers = `query Customers { customers(first: 5) { nodes { id ...CustomerName } } }`;
const name = `fragment CustomerName on Customer { companyName }`;
const statuses = `subscription Live { myCustomer { id } }`;
const published = publishedAmong([`${customers} ${name}`, statuses]);
const asApolloSends = `
  query Customers {
    customers(first: 5) {
      nodes { id ...CustomerName __typename }
      __typename
    }
  }

  fragment CustomerName on Customer { companyName __typename }`;

describe("a document is a published one", () => {
  test.each([
    ["as it was written", `${customers} ${name}`],
    ["as the client sends it, with the names of types", asApolloSends],
    ["with its fragments first", `${name} ${customers}`],
  ])("%s", (_how, text) => {
    expect(published(parse(text))).toBe(true);
  });
});

describe("a document is not a published one", () => {
  test.each([
    ["with another field", `${customers} ${name.replace("companyName", "companyName email")}`],
    ["with another argument", `${customers.replace("5", "500")} ${name}`],
    ["with a second operation beside it", `${customers} ${name} query Other { customers { totalCount } }`],
    ["with an alias for the name of a type", `${customers.replace("id", "id kind: __typename")} ${name}`],
    ["with only a fragment of it", name],
  ])("%s", (_how, text) => {
    expect(published(parse(text))).toBe(false);
  });
});

const asAdmin = (server: TestServer) => ({ headers: { "x-hasura-admin-secret": server.config.adminSecret } });

test("without a built web app the server does not start, and says what to do", async () => {
  await expect(readPublishedDocuments("/nowhere")).rejects.toThrow("npm run build");
});

describe("over the API", () => {
  let folder: string;
  let strict: TestServer;
  let open: TestServer;
  const other = "{ customers { totalCount } }";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "boresight-web-"));
    await mkdir(join(folder, ".vite"));
    await writeFile(join(folder, ".vite/documents.json"), JSON.stringify([`${customers} ${name}`]));
    [strict, open] = [await startServer({ onlyPublishedDocuments: true, webFolder: folder }), await startServer()];
  });
  afterAll(async () => {
    await strict[Symbol.asyncDispose]();
    await open[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  test("a server that accepts only published documents runs them, and refuses others whoever asks", async () => {
    const ours = await strict.graphql(asApolloSends, {}, asAdmin(strict));
    const refused = await strict.graphql(other, {}, asAdmin(strict));
    const refusedToPublic = await strict.graphql(other);

    expect(ours.errors).toBeUndefined();
    expect(ours.data.customers.nodes).toEqual([]);
    expect(refused.errors[0].extensions.code).toBe("document-not-published");
    expect(refused.data ?? null).toBeNull();
    expect(refusedToPublic.errors[0].extensions.code).toBe("document-not-published");
  });

  test("other servers run what anyone writes", async () => {
    const answer = await open.graphql(other, {}, asAdmin(open));

    expect(answer).toEqual({ data: { customers: { totalCount: 0 } } });
  });
});
