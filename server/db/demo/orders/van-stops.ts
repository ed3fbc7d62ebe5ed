/** What the vans have to do in the next days, planned badly: "Improve" has something to improve. */
import type { Row } from "#db/rows/factories.ts";
import type { DemoOrder } from "./orders.ts";

/** Two vans go to and fro, each against the other; the technician as whom most try the workshop drives the first. */
export function giveToVans(orders: readonly DemoOrder[], [first, second, third]: readonly Row[]): void {
  const stops = orders.filter(({ statusKey, row }) => statusKey === "scheduled" && row["intake_method"] === "mobile");
  const [base, elsewhere] = [true, false].map((isBase) =>
    stops.filter(({ vehicle }) => (vehicle.customer.facility.row["is_base"] === true) === isBase),
  );
  for (const [turn, order] of toAndFro(base ?? []).entries()) {
    const isFirst = turn % 4 < 2;
    drive(order, { van: isFirst ? "Van 1" : "Van 2", turn: isFirst ? turn : turn ^ 1 }, isFirst ? first : second);
  }
  for (const [turn, order] of (elsewhere ?? []).entries()) drive(order, { van: "Van 1", turn }, third);
}

function drive(order: DemoOrder, stop: NonNullable<DemoOrder["stop"]>, driver: Row | undefined): void {
  order.stop = stop;
  order.row["assigned_technician_id"] = driver?.id;
}

const longitudeOf = ({ vehicle }: DemoOrder): number => Number(vehicle.customer.pickupAddress["longitude"]);

/** The farthest in the west, the farthest in the east, the next in the west. */
function toAndFro(orders: readonly DemoOrder[]): DemoOrder[] {
  const ordered = orders.toSorted((one, other) => longitudeOf(one) - longitudeOf(other));
  const half = Math.ceil(ordered.length / 2);
  const [west, east] = [ordered.slice(0, half), ordered.slice(half).toReversed()];
  return west.flatMap((order, index) => [order, ...east.slice(index, index + 1)]);
}
