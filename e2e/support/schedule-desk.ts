/** Orders of Carla's and their appointments, for the stories of the schedule. */
import { addBays } from "../../server/test/bays.ts";
import { buildAppointment, save, type Row } from "../../server/db/rows/factories.ts";
import { addOrder } from "../../server/test/shop.ts";
import type { TestApp } from "./test-app.ts";

/** A Monday far enough ahead to be open, and never today. */
export const monday = nextMonday();
export const schedule = `/appointment-scheduling?tab=schedule&date=${monday}`;

function nextMonday(): string {
  const day = new Date(Date.now() + 14 * 24 * 3_600_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

export const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);

export type ScheduleDesk = Awaited<ReturnType<typeof openScheduleDesk>>;

/** Adds bays to the shop. */
export async function openScheduleDesk({ server, shop }: TestApp) {
  const { owner } = server.db;
  const bays = await addBays(owner, shop.facilityId);
  let orders = 0;
  const approvedOrder = (status = "approved") =>
    addOrder(owner, shop, {
      customerId: shop.carla.customerId,
      status,
      internal_order_number: `SO-90010${++orders}`,
      vehicle: { vehicle_description: `2021 Toyota Camry ${orders}` },
    });

  return {
    bays,
    approvedOrder,
    /** On that day in the first bay, from 9:00 to 10:45 in Denver's time zone. */
    async booked(day = monday): Promise<Row> {
      const order = await approvedOrder();
      await save(owner, "app.appointments", [
        buildAppointment({
          service_order_id: order.id,
          facility_id: shop.facilityId,
          bay_id: bays.first.id,
          starts_at: `${day} 09:00 America/Denver`,
          ends_at: `${day} 10:45 America/Denver`,
        }),
      ]);
      return order;
    },
    async appointmentOf({ id }: Row) {
      const { rows } = await owner.query({
        text: `select to_char(starts_at at time zone 'America/Denver', 'YYYY-MM-DD HH24:MI') as starts, status, bay_id as bay,
            round(extract(epoch from ends_at - starts_at) / 60)::integer as minutes, is_overbooked as overbooked
          from app.appointments where service_order_id = $1`,
        values: [id],
      });
      return rows[0];
    },
    /** The emails that inform the customer of another time. */
    async mailsOfMoves({ id }: Row) {
      const text = "select id from app.messages where service_order_id = $1 and template = 'appointment-changed'";
      return (await owner.query({ text, values: [id] })).rows;
    },
  };
}
