import { BoresightError } from "@boresight/domain/base/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declineEstimate } from "#modules/billing/estimates/decisions/decline-estimate.ts";
import { recordVerbalApproval } from "#modules/billing/estimates/decisions/record-verbal-approval.ts";
import { postOrderMessage } from "#modules/orders/messages/post-order-message.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { updateServiceOrder } from "#modules/orders/update-service-order.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { verbsOver } from "../../../test/run-as.ts";
import { addEstimate, addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { bookAppointment } from "./book-appointment.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { confirmAppointment } from "./confirm-appointment.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const clock = () => new Date("2026-10-19T15:00:00Z");

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());

const act = verbsOver(() => db, { clock });

interface Opened {
  id: string;
  version: number;
  estimateId: string;
}

async function openOrder(): Promise<Opened> {
  const { customerId } = shop.carla;
  const { id } = await addOrder(db.owner, shop, { customerId, status: "approval", readiness_confirmed_at: clock() });
  const estimate = await addEstimate(db.owner, shop, { service_order_id: id, customer_id: customerId });
  const { rows } = await db.owner.query("select version from app.service_orders where id = $1", [id]);
  return { id, version: rows[0].version, estimateId: estimate.id };
}

const at = (hour: number, bayId = bays.first.id) => ({
  bayId,
  startsAt: `2026-10-26T${hour}:00:00.000Z`,
  overbookReason: "Agreed so",
  readinessConfirmed: true,
});

const approve = (id: string) => {
  const given = { fullName: "Carla Ortiz", channel: "phone", decidedAt: "2026-10-01T10:00:00Z" };
  return act(shop.ada, recordVerbalApproval, { id, version: 1, ...given });
};

const cancelOrder = ({ id, version }: Opened) =>
  act(shop.ada, changeServiceOrderStatus, {
    id,
    version,
    statusKey: "cancelled",
    cancellationReasonKey: "totalLoss",
    cancellationReason: "Total loss",
    note: "Said so",
    override: true,
  });

const move = ({ id, version }: Opened, statusKey: string) =>
  act(shop.tom, changeServiceOrderStatus, { id, version, statusKey, holdReasonKey: "partsMissing", note: "Said so" });

/** Whoever lost is told so in words of the catalogue: a deadlock or a broken rule of the database would be neither. */
function requireWords(outcomes: readonly PromiseSettledResult<unknown>[]) {
  const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(reasons.filter((reason) => !(reason instanceof BoresightError))).toEqual([]);
}

async function standing(orderId: string) {
  const { rows } = await db.owner.query<{ live: number; changes: number; all: number; status: string }>(
    `select s.key as status,
      (select count(*)::integer from app.appointments a where a.service_order_id = o.id) as all,
      (select count(*)::integer from app.appointments a where a.service_order_id = o.id and a.status in ('requested', 'confirmed')) as live,
      (select count(*)::integer from app.appointment_changes c where c.service_order_id = o.id) as changes
    from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

const rounds = Array.from({ length: 8 }, (_, round) => round);

test.each(rounds)("of two who book one order one has it, whoever approves meanwhile (%i)", async (round) => {
  const order = await openOrder();
  const deeds = [
    () => act(shop.ada, bookAppointment, { orderId: order.id, ...at(16) }),
    () => act(shop.tom, bookAppointment, { orderId: order.id, ...at(18, bays.second.id) }),
    () => approve(order.estimateId),
  ];
  const outcomes = await Promise.allSettled(
    [...deeds.slice(round % 3), ...deeds.slice(0, round % 3)].map((deed) => deed()),
  );

  requireWords(outcomes);
  expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(2);
  expect(await standing(order.id)).toEqual({ status: "scheduled", live: 1, all: 1, changes: 1 });
});

test.each(rounds)(
  "an order cancelled while it is booked and approved keeps no appointment that nobody ended (%i)",
  async (round) => {
    const order = await openOrder();
    const deeds = [
      () => cancelOrder(order),
      () => act(shop.ada, bookAppointment, { orderId: order.id, ...at(16) }),
      () => approve(order.estimateId),
    ];
    const outcomes = await Promise.allSettled(
      [...deeds.slice(round % 3), ...deeds.slice(0, round % 3)].map((deed) => deed()),
    );

    requireWords(outcomes);
    const found = await standing(order.id);
    expect(found?.live).toBe(found?.status === "cancelled" ? 0 : found?.all);
    expect(found?.changes).toBe((found?.all ?? 0) * (found?.status === "cancelled" ? 2 : 1));
  },
);

test.each(rounds)(
  "of one who moves and one who cancels an appointment the later is told that it changed (%i)",
  async () => {
    const order = await openOrder();
    const booked = (await act(shop.ada, bookAppointment, { orderId: order.id, ...at(20) })) as { appointment: string };
    const seen = { id: booked.appointment, version: 1 };

    const outcomes = await Promise.allSettled([
      act(shop.ada, rescheduleAppointment, { ...seen, ...at(21) }),
      act(shop.tom, cancelAppointment, { ...seen, reason: "The parts are late" }),
    ]);

    requireWords(outcomes);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await standing(order.id))?.changes).toBe(2);
  },
);

const booked = async (order: Opened) => {
  const { rows } = await db.owner.query("select id, version from app.appointments where service_order_id = $1", [
    order.id,
  ]);
  return { id: rows[0]?.id, version: rows[0]?.version };
};

/** What several people do to an order that is booked and waits for approval. */
const deeds: Record<string, (order: Opened) => Promise<unknown>> = {
  approve: ({ estimateId }) => approve(estimateId),
  decline: ({ estimateId: id }) => act(shop.carla, declineEstimate, { id, reasonKey: "other", reason: "Too dear" }),
  cancelOrder,
  hold: (order) => move(order, "hold"),
  book: ({ id }) => act(shop.ada, bookAppointment, { orderId: id, ...at(22, bays.second.id) }),
  confirm: async (order) => act(shop.ada, confirmAppointment, await booked(order)),
  move: async (order) => act(shop.ada, rescheduleAppointment, { ...(await booked(order)), ...at(23) }),
  cancel: async (order) =>
    act(shop.carla, cancelAppointment, { ...(await booked(order)), reason: "The parts are late" }),
  assign: ({ id, version }) =>
    act(shop.ada, updateServiceOrder, { id, version, assignedTechnicianId: shop.tom.userId }),
  write: ({ id }) => act(shop.carla, postOrderMessage, { orderId: id, body: "Is it ready?", isInternal: false }),
};
const names = Object.keys(deeds);
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));

test.each(pairs)("%s and %s at once leave one truth, and words for whoever lost", async (one, other) => {
  const order = await openOrder();
  await act(shop.ada, bookAppointment, { orderId: order.id, ...at(17) });

  requireWords(await Promise.allSettled([deeds[one]?.(order), deeds[other]?.(order)]));

  const found = await standing(order.id);
  expect(found?.live).toBeLessThanOrEqual(found?.status === "cancelled" ? 0 : 1);
  expect(found?.changes).toBeGreaterThanOrEqual(found?.all ?? 0);
});
