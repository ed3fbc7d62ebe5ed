import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const own = `vehicle { id version vinNumber vehicleDescription ownerFirstName ownerEmail licensePlate odometer archivedAt
  customer { id } serviceOrders(first: 5) { totalCount } }`;
const verbs = {
  create: "createVehicle(input: $input) : CreateVehicleInput!",
  update: "updateVehicle(input: $input) : UpdateVehicleInput!",
  move: "moveVehicle(input: $input) : MoveVehicleInput!",
  merge: "mergeVehicles(input: $input) : MergeVehiclesInput!",
  archive: "archiveVehicle(input: $input) : VehicleVersionInput!",
  restore: "restoreVehicle(input: $input) : VehicleVersionInput!",
};

async function ask(person: Person, verb: keyof typeof verbs, input: object, elevated = false) {
  const [call, type] = verbs[verb].split(" : ");
  const query = `mutation ($input: ${type}) { answer: ${call} { ${own} } }`;
  const { data, errors } = await server.graphql(
    query,
    { input },
    { token: await tokenFor(person, server, { elevated }) },
  );
  return { vehicle: data?.answer?.vehicle, code: errors?.[0].extensions.code, error: errors?.[0] };
}

const query = async (text: string, values: unknown[] = []) => (await server.db.owner.query({ text, values })).rows;
const versionOf = async (id: string) =>
  (await query("select version from app.vehicles where id = $1", [id]))[0].version;

let serial = 0;
/** A VIN of its own for each test, with "I checked this VIN". */
const newVin = () => `JTM1G11AK2M${String((serial += 1)).padStart(6, "0")}`;
const camry = { year: 2021, make: "Toyota", model: "Camry", trim: "SE" };

/** A vehicle of this person's customer with one order. */
async function addCar(
  person: Person,
  { status = "closed", ...values }: Record<string, unknown> & { status?: string } = {},
) {
  const vehicle = { vin_number: newVin(), year: 2021, ...values };
  const customerId = person.customerId ?? "";
  const order = await addOrder(server.db.owner, shop, { customerId, status, vehicle });
  const id = order.vehicle.id;
  return { id, vin: order.vehicle["vin_number"], orderId: order["id"], version: await versionOf(id) };
}

describe("a new vehicle", () => {
  test("holds owner, plate, color and odometer", async () => {
    const vinNumber = newVin();
    const owner = { ownerFirstName: "Olga", ownerLastName: "Own", ownerEmail: "olga@own.example" };

    const { vehicle } = await ask(shop.tom, "create", {
      ...camry,
      ...owner,
      vinNumber,
      customerId: shop.carla.customerId,
      licensePlate: "ABC 123",
      plateState: "CO",
      color: "Blue",
      odometer: 48_000,
    });

    expect(vehicle).toMatchObject({
      vinNumber,
      vehicleDescription: "2021 Toyota Camry SE",
      ownerFirstName: "Olga",
      ownerEmail: "olga@own.example",
      odometer: 48_000,
      customer: { id: shop.carla.customerId },
    });
  });

  test("is staff's to add, and a wrong owner's email is shown at its field", async () => {
    const input = { ...camry, customerId: shop.carla.customerId };

    expect((await ask(shop.carla, "create", input)).code).toBe("permission-error");
    const { error } = await ask(shop.ada, "create", { ...input, ownerEmail: "nobody" });
    expect(error.extensions.fields[0].field).toBe("ownerEmail");
  });

  test("with another customer's VIN needs a decision, and with the customer's own is there already", async () => {
    const { vin: vinNumber } = await addCar(shop.cyd);
    const input = { ...camry, vinNumber, customerId: shop.carla.customerId };

    const undecided = await ask(shop.tom, "create", input);
    const other = await ask(shop.tom, "create", { ...input, isOtherVehicle: true });
    const again = await ask(shop.tom, "create", { ...input, isOtherVehicle: true });

    expect([undecided.code, other.code, again.code]).toEqual(["vin-elsewhere", undefined, "vehicle-exists"]);
    const marked = await query("select has_duplicate_vin from app.vehicles where vin_number = $1", [vinNumber]);
    expect(marked.map((row) => row.has_duplicate_vin)).toEqual([true, true]);
  });

  test("in an order needs the same decision from staff; customers are not told", async () => {
    const { vin: vinNumber } = await addCar(shop.cyd);
    const place = async (person: Person, input: object) => {
      const text =
        "mutation ($input: CreateServiceOrderInput!) { createServiceOrder(input: $input) { serviceOrder { id } } }";
      const order = { vehicle: { ...camry, vinNumber }, ...input };
      return (await server.graphql(text, { input: order }, { token: await tokenFor(person, server) })).errors?.[0];
    };

    const byStaff = await place(shop.tom, { customerId: shop.carla.customerId });
    const byCustomer = await place(shop.carla, { acceptTerms: true });

    expect([byStaff.extensions.code, byCustomer]).toEqual(["vin-elsewhere", undefined]);
  });
});

describe("a change", () => {
  test("renames a vehicle whose name was made of its model, and keeps a typed name", async () => {
    const { vehicle } = await ask(shop.ada, "create", { ...camry, customerId: shop.carla.customerId });
    const renamed = await ask(shop.tom, "update", { id: vehicle.id, version: vehicle.version, trim: "XLE" });
    const typed = await ask(shop.tom, "update", {
      id: vehicle.id,
      version: renamed.vehicle.version,
      vehicleDescription: "The boss's car",
    });
    const kept = await ask(shop.tom, "update", { id: vehicle.id, version: typed.vehicle.version, trim: "SE" });

    expect(renamed.vehicle.vehicleDescription).toBe("2021 Toyota Camry XLE");
    expect(kept.vehicle.vehicleDescription).toBe("The boss's car");
  });

  test("is the customer's own until check-in, and never another customer's", async () => {
    const { id, version, orderId } = await addCar(shop.carla, { status: "new" });

    const changed = await ask(shop.carla, "update", { id, version, licensePlate: "NEW 1" });
    const foreign = await ask(shop.cyd, "update", { id, version: changed.vehicle.version, licensePlate: "X" });
    await query("update app.service_orders set checked_in_at = now() where id = $1", [orderId]);
    const late = await ask(shop.carla, "update", { id, version: await versionOf(id), licensePlate: "NEW 2" });

    expect(changed.vehicle.licensePlate).toBe("NEW 1");
    expect([foreign.code, late.code]).toEqual(["not-found", "vehicle-checked-in"]);
  });

  test("of what somebody else changed meanwhile, and to a VIN that cannot be, is refused", async () => {
    const { id, version } = await addCar(shop.carla);
    const wrong = await ask(shop.ada, "update", { id, version, vinNumber: "4T1G11AK2MU990002" });
    await ask(shop.ada, "update", { id, version, color: "Red" });

    expect(wrong.error.extensions.fields[0].field).toBe("vinNumber");
    expect((await ask(shop.tom, "update", { id, version, color: "Blue" })).code).toBe("vehicle-changed");
  });
});

describe("a move", () => {
  test("leaves past orders with the customer who ordered, and tells neither customer of the other", async () => {
    const { id, version, orderId } = await addCar(shop.cyd, { owner_first_name: "Olga" });

    const { vehicle } = await ask(shop.tom, "move", { id, version, customerId: shop.carla.customerId });

    expect(vehicle).toMatchObject({ customer: { id: shop.carla.customerId }, ownerFirstName: "" });
    const seen = async (person: Person) => {
      const text = `{ serviceOrder(id: "${orderId}") { vehicle { id ownerFirstName archivedAt } } vehicle(id: "${id}") { id } }`;
      return (await server.graphql(text, {}, { token: await tokenFor(person, server) })).data;
    };
    const left = await seen(shop.cyd);
    expect(left).toMatchObject({ serviceOrder: { vehicle: { ownerFirstName: "Olga" } }, vehicle: null });
    expect(left.serviceOrder.vehicle.id).not.toBe(id);
    expect(await seen(shop.carla)).toEqual({ serviceOrder: null, vehicle: { id } });
    const token = await tokenFor(shop.cyd, server);
    const { errors } = await server.graphql("{ vehicles(first: 5) { nodes { mergedIntoId } } }", {}, { token });
    expect(errors[0].extensions.code).toBe("permission-error");
  });

  test("is staff's, to a customer who has not got the VIN, of a vehicle in use that nobody changed", async () => {
    const { id, version, vin } = await addCar(shop.cyd);
    await addCar(shop.carla, { vin_number: vin });
    const customerId = shop.carla.customerId;

    expect((await ask(shop.cyd, "move", { id, version, customerId })).code).toBe("permission-error");
    expect((await ask(shop.tom, "move", { id, version, customerId })).code).toBe("vehicle-exists");
    expect((await ask(shop.tom, "move", { id, version: 99, customerId })).code).toBe("vehicle-changed");
    expect((await ask(shop.tom, "move", { id, version, customerId: id })).code).toBe("invalid-input");
    await ask(shop.ada, "archive", { id, version });
    const now = await versionOf(id);
    expect((await ask(shop.tom, "move", { id, version: now, customerId })).code).toBe("vehicle-archived");
  });
});

const mergeInput = async (survivor: { id: string }, merged: { id: string }) => ({
  survivorId: survivor.id,
  survivorVersion: await versionOf(survivor.id),
  mergedId: merged.id,
  mergedVersion: await versionOf(merged.id),
});

describe("a merge", () => {
  test("of one customer's records moves orders and fills what was empty", async () => {
    const survivor = await addCar(shop.carla, { license_plate: "KEPT" });
    const merged = await addCar(shop.carla, { vin_number: null, year: 1979, license_plate: "GONE", odometer: 9 });

    const { vehicle } = await ask(shop.ada, "merge", await mergeInput(survivor, merged), true);

    expect(vehicle).toMatchObject({ licensePlate: "KEPT", odometer: 9, serviceOrders: { totalCount: 2 } });
    const [row] = await query("select merged_into_id from app.vehicles where id = $1 and archived_at is not null", [
      merged.id,
    ]);
    expect(row.merged_into_id).toBe(survivor.id);
  });

  test("of two customers' records leaves each its orders and ends the duplicate", async () => {
    const survivor = await addCar(shop.carla);
    const merged = await addCar(shop.cyd, { vin_number: survivor.vin });

    const { vehicle } = await ask(shop.ada, "merge", await mergeInput(survivor, merged), true);

    const marked = await query("select id from app.vehicles where vin_number = $1 and has_duplicate_vin", [
      survivor.vin,
    ]);
    expect([vehicle.serviceOrders.totalCount, marked]).toEqual([1, []]);
  });

  test("needs an admin with a fresh proof, the same VIN, and records that nobody changed", async () => {
    const [survivor, merged] = [await addCar(shop.carla), await addCar(shop.carla)];
    const asked = await mergeInput(survivor, merged);

    expect((await ask(shop.tom, "merge", asked, true)).code).toBe("permission-error");
    expect((await ask(shop.ada, "merge", asked)).code).toBe("elevated-claim-required");
    expect((await ask(shop.ada, "merge", asked, true)).code).toBe("vehicles-differ");
    expect((await ask(shop.ada, "merge", { ...asked, mergedVersion: 99 }, true)).code).toBe("vehicle-changed");
  });
});

describe("the archive", () => {
  test("takes vehicles without open orders from admins, and gives them back", async () => {
    const { id, version } = await addCar(shop.carla);

    const byTom = await ask(shop.tom, "archive", { id, version });
    const archived = await ask(shop.ada, "archive", { id, version });
    const restored = await ask(shop.ada, "restore", { id, version: archived.vehicle.version });

    expect([byTom.code, archived.vehicle.archivedAt === null]).toEqual(["permission-error", false]);
    expect(restored.vehicle.archivedAt).toBeNull();
  });

  test("names the open orders that keep a vehicle in use", async () => {
    const { id, version } = await addCar(shop.carla, { status: "new" });

    const { code, error } = await ask(shop.ada, "archive", { id, version });

    expect([code, error.message]).toEqual(["vehicle-in-use", expect.stringContaining("SO-")]);
  });
});
