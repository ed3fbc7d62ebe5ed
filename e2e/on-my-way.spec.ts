import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAddress, buildAppointment, buildBay, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { atRest } from "./support/at-rest.ts";
import { opensOffline } from "./support/opens-offline.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const phone = { viewport: { width: 390, height: 844 } } as const;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const base = buildAddress({ customer_id: null, latitude: 40.5, longitude: -111.9 });
  await save(app.server.db.owner, "app.addresses", [base]);
  await app.server.db.owner.query("update app.facilities set address_id = $1 where id = $2", [
    base.id,
    app.shop.facilityId,
  ]);
});
afterAll(() => app[Symbol.asyncDispose]());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A mobile job of Tom's that begins in so many minutes. */
async function mobileJob(name: string, place: object, minutesAhead = 10) {
  const { server, shop } = app;
  const { owner } = server.db;
  const address = buildAddress({ street: "12 Canyon Road", pickup_spot_description: "Gate code 4711", ...place });
  await save(owner, "app.addresses", [address]);
  const order = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    status: "scheduled",
    assigned_technician_id: shop.tom.userId,
    vehicle: { vehicle_description: name },
    intake_method: "mobile",
    pickup_address_id: address.id,
  });
  const van = buildBay({ facility_id: shop.facilityId, name: `Van of ${name}`, kind: "mobile" });
  await save(owner, "app.bays", [van]);
  const booked = { facility_id: shop.facilityId, bay_id: van.id, address_id: address.id, kind: "mobile" };
  const times = { starts_at: inMinutes(minutesAhead), ends_at: inMinutes(minutesAhead + 60) };
  await save(owner, "app.appointments", [
    buildAppointment({ service_order_id: order.id, technician_id: shop.tom.userId, ...booked, ...times }),
  ]);
  return order.id;
}

async function recorded(orderId: string) {
  const { rows } = await app.server.db.owner.query(
    `select (select array_agg(kind order by started_at) from app.work_entries where service_order_id = $1 and not is_void) as kinds,
      (select count(*)::integer from app.work_entries where service_order_id = $1 and ended_at is null) as running,
      (select count(*)::integer from app.messages where service_order_id = $1 and template = 'on-my-way') as told,
      (select status from app.appointments where service_order_id = $1) as status`,
    [orderId],
  );
  return rows[0];
}

test("Tom is on his way, the customer hears when he comes, and the office sees that he is late", async () => {
  const orderId = await mobileJob("2020 Tesla Model Y", { latitude: 40.8, longitude: -111.9 });
  const office = await app.signIn("ada");
  await office.goto("/");
  await office.getByRole("heading", { name: "Dashboard" }).waitFor();
  const page = await app.signIn("tom", phone);
  await page.goto("/");
  const stop = page.getByRole("listitem").filter({ hasText: "12 Canyon Road" });
  await stop.getByText("Gate code 4711").waitFor();

  await stop.getByRole("button", { name: "On my way" }).click();
  await stop.getByText(/On the way since .* · expected at .* · \d+ minutes late/).waitFor();
  await page.getByText("The customer is told").waitFor();
  const row = office.getByRole("list", { name: "On the road" }).getByRole("listitem");
  await row.getByText(/minutes late/).waitFor();
  await stop.getByRole("button", { name: "Running late" }).click();
  const question = page.getByRole("dialog", { name: "New time of arrival" });
  await question.getByLabel("Minutes from now").fill("90");
  await question.getByRole("button", { name: "Save" }).click();
  await page.getByText("The customer is told of the new time").waitFor();
  await row.getByText(/(7[5-9]|8\d) minutes late/).waitFor();
  const twice = (await recorded(orderId)).told;
  await stop.getByRole("button", { name: "Arrived" }).click();
  await stop.getByText(/Arrived at/).waitFor();
  await row.getByText(/Arrived at/).waitFor();
  const seen = [...(await violations(page)), ...(await violations(office))];
  await stop.getByRole("button", { name: "Done here" }).click();
  await stop.getByText("Done", { exact: true }).waitFor();

  await row.waitFor({ state: "detached" });
  expect([twice, await recorded(orderId), seen]).toEqual([
    2,
    { kinds: ["travel", "work"], running: 0, told: 2, status: "arrived" },
    [],
  ]);
});

/** Where the browser says that it is. */
const seenAt = { latitude: 40.7, longitude: -111.9 };

const kept = async () => (await app.server.db.owner.query("select latitude from app.trip_positions")).rows;

test("Tom shares where he is until he arrives, the office sees it, and one tap ends it", async () => {
  const orderId = await mobileJob("2021 Kia EV6", { latitude: 40.8, longitude: -111.9 }, 180);
  const office = await app.signIn("ada");
  await office.goto("/");
  await office.getByRole("heading", { name: "Dashboard" }).waitFor();
  const page = await app.signIn("tom", { ...phone, permissions: ["geolocation"], geolocation: seenAt });
  await page.goto(`/service-orders/${orderId}`);
  const share = page.getByRole("checkbox", { name: "Share my position until I arrive" });
  await share.waitFor();
  expect(await share.isChecked()).toBe(false);

  await page.getByRole("button", { name: "On my way" }).click();
  await page.getByText(/On the way since/).waitFor();
  const before = await kept();
  await share.check();
  const road = office.getByRole("list", { name: "On the road" });
  await road.getByText(/Last seen just now, about \d+ min away/).waitFor();
  const map = await road.getByRole("link", { name: "Map: Tom" }).getAttribute("href");
  const seen = [...(await violations(page)), ...(await violations(office))];
  await share.uncheck();
  await road.getByText(/Last seen/).waitFor({ state: "detached" });
  await share.check();
  await expect.poll(async () => (await kept()).length).toBe(1);
  await page.getByRole("button", { name: "Arrived" }).click();
  await page.getByText(/Arrived at/).waitFor();

  expect([before, map, seen, await kept()]).toEqual([[], expect.stringContaining("query=40.7,-111.9"), [], []]);
  await share.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Done here" }).click();
});

test("a browser that does not say where it is shares nothing, and says so", async () => {
  const orderId = await mobileJob("2018 Ford Escape", { latitude: 40.8, longitude: -111.9 }, 260);
  const page = await app.signIn("tom", { ...phone, permissions: [] });
  await page.goto(`/service-orders/${orderId}`);
  const share = page.getByRole("checkbox", { name: "Share my position until I arrive" });
  await page.getByRole("button", { name: "On my way" }).click();
  await page.getByText(/On the way since/).waitFor();

  await share.click(); // The browser refuses, which unchecks it.

  await page.getByText(/does not let the page see your position/).waitFor();
  expect(await share.isChecked()).toBe(false);
  expect(await kept()).toEqual([]);
});

test("without a network the steps wait on the phone, and are sent once with the times they were taken at", async () => {
  const orderId = await mobileJob("2019 Honda Civic", { street: "7 Mesa Drive" }, 90);
  const page = await app.signIn("tom", { ...phone, serviceWorkers: "allow" });
  await page.goto(`/service-orders/${orderId}`);
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();
  await atRest(page);
  await expect.poll(() => opensOffline(page, ["offline-parts-"])).toBe(true);
  await page.context().setOffline(true);
  await page.getByText("You are offline").first().waitFor();

  await page.getByRole("button", { name: "On my way" }).click();
  await page.getByText("On the way", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Arrived" }).click();
  await page.getByRole("button", { name: "Done here" }).click();
  await page.getByText("Done", { exact: true }).waitFor();
  const before = await recorded(orderId);
  await page.context().setOffline(false);

  await expect.poll(async () => (await recorded(orderId)).status).toBe("arrived");
  await page.getByRole("region", { name: "Waiting to be sent" }).waitFor({ state: "detached" });
  expect(before).toMatchObject({ kinds: null, told: 0 });
  const { rows } = await app.server.db.owner.query(
    "select arrived_at >= started_at and ended_at >= arrived_at as is_in_order from app.trips where service_order_id = $1",
    [orderId],
  );
  expect(rows).toEqual([{ is_in_order: true }]);
});
