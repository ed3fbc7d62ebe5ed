import { dayIn } from "#ui/time/day-in.ts";
import { shiftDay } from "#ui/time/calendar-days.ts";

interface DatedOrder {
  status: { category: string } | null;
  booked: { nodes: readonly ({ startsAt: string; facility: { timeZone: string } | null } | null)[] };
}

export interface DayOfOrders<Order> {
  /** The calendar day; null for orders without an appointment. */
  date: string | null;
  when: "later" | "someDay" | "today" | "tomorrow";
  orders: Order[];
}

/** The orders by day, each by time. What is here, or should have been, is today's; today comes first, even when empty. */
export function groupByDay<Order extends DatedOrder>(orders: readonly Order[], now: Date): DayOfOrders<Order>[] {
  const today = dayIn(zoneOf(orders), now);
  const dated = Map.groupBy(orders, (order) => dayOf(order, today));
  const days = [...new Set([today, ...dated.keys()])].toSorted(byDay);
  return days.map((date) => ({
    date,
    when: whenOf(date, today),
    orders: (dated.get(date) ?? []).toSorted(byTurn),
  }));
}

/** What is done and only waits for its owner comes last. */
const byTurn = (one: DatedOrder, other: DatedOrder): number =>
  Number(isDone(one)) - Number(isDone(other)) || startOf(one).localeCompare(startOf(other));

const isDone = ({ status }: DatedOrder) => status?.category === "done";

const appointmentOf = ({ booked }: DatedOrder) => booked.nodes[0] ?? null;

/** Sorted as text; what has no time comes first: its vehicle is here. */
const startOf = (order: DatedOrder): string => appointmentOf(order)?.startsAt ?? "";

/** A technician works in one place; without appointments it is the reader's. */
const zoneOf = (orders: readonly DatedOrder[]): string | undefined =>
  orders.flatMap((order) => appointmentOf(order)?.facility?.timeZone ?? [])[0];

function dayOf(order: DatedOrder, today: string): string | null {
  if (order.status && !isExpected(order.status)) return today; // Whatever is not on its way is here.
  const appointment = appointmentOf(order);
  if (!appointment) return null;
  const day = dayIn(appointment.facility?.timeZone, appointment.startsAt);
  return day < today ? today : day;
}

/** Its vehicle is not here yet; its work may not be agreed either. */
const isExpected = ({ category }: { category: string }) => category === "ready" || category === "intake";

/** Orders without a day come last. */
function byDay(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.localeCompare(other);
}

function whenOf(date: string | null, today: string): DayOfOrders<never>["when"] {
  if (date === null) return "someDay";
  if (date === today) return "today";
  return date === shiftDay(today, 1) ? "tomorrow" : "later";
}
