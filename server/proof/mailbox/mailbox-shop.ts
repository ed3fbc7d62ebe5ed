/** Customers and orders that make mail hard to place: numbers that several have, years and telephones as numbers, revisits. */
import type { Pool } from "pg";
import {
  buildContact,
  buildCustomer,
  buildServiceOrder,
  buildVehicle,
  save,
  type Row,
} from "../../db/rows/factories.ts";
import type { Random } from "../fuzz/random.ts";

export interface MailboxOrder {
  id: string;
  customer: number;
  vin: string;
  ro: string;
  claim: string;
  plate: string | null;
  car: { year: number; make: string; model: string };
  /** Whether this number names no other order of the customer. */
  isAlone: Record<"claim" | "model" | "plate" | "ro" | "vin", boolean>;
  isOpen: boolean;
}

export interface MailboxCustomer {
  id: string;
  people: readonly { name: string; address: string }[];
  phone: string;
}

export interface MailboxShop {
  customers: readonly MailboxCustomer[];
  orders: readonly MailboxOrder[];
}

const cars = [
  ["Toyota", "Camry", "4T1G11AK", "U"],
  ["Honda", "Accord", "1HGCV1F3", "A"],
  ["Subaru", "Outback", "4S4BTAFC", "3"],
  ["Ford", "Explorer", "1FMSK8DH", "G"],
  ["Nissan", "Rogue", "5N1AT3BB", "C"],
  ["Tesla", "Model 3", "5YJ3E1EA", "F"],
  ["Mazda", "CX-5", "JM3KFBCM", "0"],
] as const;
const yearLetters: Readonly<Record<number, string>> = { 2020: "L", 2021: "M", 2022: "N", 2023: "P", 2024: "R" };

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const worth = (sign: string): number => "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ".indexOf(sign) % 10;

/** Position 9 by 49 CFR 565, written separately: the proof shares nothing with what it proves. */
export function fictionalVin([, , prefix, plant]: (typeof cars)[number], year: number, serial: number): string {
  const open = `${prefix}0${yearLetters[year]}${plant}${String(serial).padStart(6, "0")}`;
  const sum = open.split("").reduce((total, sign, at) => total + worth(sign) * (weights[at] ?? 0), 0);
  return `${open.slice(0, 8)}${sum % 11 === 10 ? "X" : sum % 11}${open.slice(9)}`;
}

const names = ["Bob", "Eve", "Ana", "Luc", "Omar", "Kim"];
const [customerCount, ordersEach] = [40, 9];

export async function openMailboxShop(owner: Pool, random: Random): Promise<MailboxShop> {
  const customers = Array.from({ length: customerCount }, (_, at): MailboxCustomer => {
    const domain = at % 4 === 0 ? "gmail.com" : `shop${at}.example`;
    const people = names
      .slice(0, random.whole(1, 3))
      .map((name) => ({ name, address: `${name.toLowerCase()}.${at}@${domain}` }));
    return { id: buildCustomer().id, people, phone: `+1303555${String(1000 + at)}` };
  });
  const { rows: statuses } = await owner.query<{ id: string; is_terminal: boolean }>(
    "select id, is_terminal from app.service_order_statuses where key in ('new', 'estimating', 'scheduled', 'hold', 'closed')",
  );
  await save(
    owner,
    "app.customers",
    customers.map(({ id, phone }) => buildCustomer({ id, phone, email: `billing@${id}.example` })),
  );
  await save(
    owner,
    "app.contacts",
    customers.flatMap(({ id, people }) =>
      people.map(({ name, address }, at) =>
        buildContact({ customer_id: id, name, email: address, is_preferred: at === 0 }),
      ),
    ),
  );
  const drawn = customers.flatMap((_customer, customer) =>
    Array.from({ length: ordersEach }, (_, at) => drawOrder(customer, at, random)),
  );
  const orders = drawn.map((order) => ({ ...order, isAlone: aloneAmong(order, drawn) }));
  await saveOrders(owner, { orders, customers }, statuses);
  return { customers, orders };
}

type Drawn = Omit<MailboxOrder, "isAlone">;

function drawOrder(customer: number, at: number, random: Random): Drawn {
  const model = random.pick(cars);
  const year = random.whole(2020, 2024);
  const ro = random.pick([
    () => String(40_000 + customer * 20 + at),
    () => String(10_000 + at), // The same of several customers.
    () => String(2019 + at), // A year, too.
    () => `RO-${random.whole(1000, 9999)}${customer}`,
    () => `${random.pick(["A", "FR", "WX"])}${70_000 + customer * 10 + at}`,
  ])();
  return {
    id: buildCustomer().id,
    customer,
    vin: fictionalVin(model, year, 100_000 + customer * 100 + at),
    ro,
    claim: random.isLikely(0.2)
      ? `07-11${at}2-K`
      : `${random.whole(10, 99)}-${customer}${random.whole(1000, 9999)}-${at}`,
    plate: random.isLikely(0.3) ? null : `${random.pick(["ABC", "KLM", "XYZ"])}${1000 + customer * 20 + at}`,
    car: { year, make: model[0], model: model[1] },
    isOpen: random.isLikely(0.85),
  };
}

function aloneAmong(order: Drawn, all: readonly Drawn[]): MailboxOrder["isAlone"] {
  const others = all.filter(({ id, customer }) => customer === order.customer && id !== order.id);
  const isAlone = (own: string | null, of: (other: Drawn) => string | null) =>
    own !== null && others.every((other) => of(other) !== own);
  return {
    vin: true,
    ro: isAlone(order.ro, ({ ro }) => ro),
    claim: isAlone(order.claim, ({ claim }) => claim),
    plate: isAlone(order.plate, ({ plate }) => plate),
    model: isAlone(order.car.model, ({ car }) => car.model),
  };
}

async function saveOrders(
  owner: Pool,
  { orders, customers }: MailboxShop,
  statuses: readonly { id: string; is_terminal: boolean }[],
): Promise<void> {
  const [closed] = statuses.filter((status) => status.is_terminal);
  const open = statuses.filter((status) => !status.is_terminal);
  const vehicles: Row[] = [];
  const rows: Row[] = [];
  for (const [at, { id, customer, vin, ro, claim, plate, car, isOpen }] of orders.entries()) {
    const customerId = customers[customer]?.id ?? "";
    const vehicle = buildVehicle({
      customer_id: customerId,
      vin_number: vin,
      license_plate: plate,
      vehicle_description: `${car.year} ${car.make} ${car.model}`,
      ...car,
    });
    vehicles.push(vehicle);
    rows.push(
      buildServiceOrder({
        id,
        customer_id: customerId,
        vehicle_id: vehicle.id,
        repair_order_number: ro,
        claim_number: claim,
        status_id: isOpen ? open[at % open.length]?.id : closed?.id,
      }),
    );
  }
  await save(owner, "app.vehicles", vehicles);
  await save(owner, "app.service_orders", rows);
}
