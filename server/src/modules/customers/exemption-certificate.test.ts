import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openStorage, type TestStorage } from "../../../test/files/storage.ts";
import { pdf, png } from "../../../test/files/sample-files.ts";
import type { Person } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let storage: TestStorage;
beforeAll(async () => {
  storage = await openStorage("disk");
});
afterAll(() => storage[Symbol.asyncDispose]());

let certificate: string;
beforeEach(async () => {
  certificate = await uploaded(pdf, "application/pdf");
});

async function uploaded(content: Buffer<ArrayBuffer>, type: string): Promise<string> {
  const { body } = await storage.upload({ content, type, fileName: "exempt" }, storage.as.ada);
  return body.id;
}

async function certify(person: Person, fileId: string | null) {
  const { server, shop } = storage;
  const { customerId: id } = shop.carla;
  const { rows } = await server.db.owner.query("select version from app.customers where id = $1", [id]);
  const input = {
    id,
    version: rows[0].version,
    taxExempt: true,
    taxExemptUntil: "2027-12-31",
    taxExemptCertificateFileId: fileId,
  };
  const query = `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }`;
  const { errors } = await server.graphql(query, { input }, { token: await tokenFor(person, server) });
  return errors?.[0].extensions.code;
}

const reads = async (who: keyof TestStorage["as"], fileId: string) =>
  (await storage.call(`/files/${fileId}`, { headers: storage.as[who] })).status;

const asks = async (person: Person) => {
  const { server, shop } = storage;
  const query = `query ($id: UUID!) { customer(id: $id) { taxExempt taxExemptUntil taxExemptCertificateFileId } }`;
  const variables = { id: shop.carla.customerId };
  return server.graphql(query, variables, { token: await tokenFor(person, server) });
};

test("the customer sees its own tax exemption certificate with its expiry; other customers and technicians do not", async () => {
  const { shop } = storage;

  expect(await certify(shop.ada, certificate)).toBeUndefined();

  const stored = { taxExempt: true, taxExemptUntil: "2027-12-31", taxExemptCertificateFileId: certificate };
  expect((await asks(shop.ada)).data.customer).toEqual(stored);
  expect((await asks(shop.carla)).data.customer).toEqual(stored);
  expect((await asks(shop.cyd)).data.customer).toBeNull();
  expect((await asks(shop.tom)).errors).toHaveLength(1);
  expect(await Promise.all((["ada", "carla", "cyd", "tom"] as const).map((who) => reads(who, certificate)))).toEqual([
    200, 200, 404, 404,
  ]);
});

test("a certificate that was replaced or removed stays for the office, and the customer sees it no longer", async () => {
  const { shop } = storage;
  const renewed = await uploaded(png, "image/png");
  await certify(shop.ada, certificate);

  expect(await certify(shop.ada, renewed)).toBeUndefined();
  expect([await reads("carla", certificate), await reads("carla", renewed)]).toEqual([404, 200]);
  expect(await certify(shop.ada, null)).toBeUndefined();

  expect((await asks(shop.carla)).data.customer.taxExemptCertificateFileId).toBeNull();
  expect([await reads("carla", renewed), await reads("ada", renewed)]).toEqual([404, 200]);
});

test("only admins attach a certificate, and only a file of this customer or of nobody", async () => {
  const { server, shop } = storage;
  expect(await certify(shop.tom, certificate)).toBe("permission-error");
  expect(await certify(shop.carla, certificate)).toBe("permission-error");

  await server.db.owner.query("update app.files set customer_id = $2 where id = $1", [
    certificate,
    shop.cyd.customerId,
  ]);

  expect(await certify(shop.ada, certificate)).toBe("invalid-input");
  expect(await certify(shop.ada, crypto.randomUUID())).toBe("invalid-input");
});
