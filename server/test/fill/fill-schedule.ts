/** Appointments with what belongs to them, and the hours and drives of people. */
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import {
  buildAppointment,
  buildBay,
  buildBayOutage,
  buildDurationOverride,
  buildEquipment,
  save,
} from "#db/rows/factories.ts";
import { buildWorkEntry } from "#db/rows/hours-factories.ts";
import type { Shop } from "../shop.ts";

/** An appointment in a bay of its own. */
export async function fillSchedule(owner: Pool, shop: Shop, orderId: string) {
  const bay = buildBay({ facility_id: shop.facilityId });
  await save(owner, "app.bays", [bay]);
  await save(owner, "app.bay_outages", [buildBayOutage({ bay_id: bay.id })]);
  const place = { facility_id: shop.facilityId, bay_id: bay.id };
  const appointment = buildAppointment({ ...place, service_order_id: orderId });
  await save(owner, "app.appointments", [appointment]);
  const target = buildEquipment({
    facility_id: shop.facilityId,
    kind: "target",
    systems: ["CAL-FRAD"],
    bay_id: bay.id,
  });
  await save(owner, "app.equipment", [target]);
  await save(owner, "app.appointment_equipment", [{ appointment_id: appointment.id, equipment_id: target.id }]);
  const known = { appointment_id: appointment.id, starts_at: appointment["starts_at"] };
  await save(owner, "app_private.told_appointments", [{ ...known, service_order_id: orderId, status: "confirmed" }]);
  await save(owner, "app_private.missed_appointments", [known]);
  await save(owner, "app_private.late_arrivals", [{ ...known, bay_id: bay.id, expected_at: "2026-05-05T15:40:00Z" }]);
  await save(owner, "app_private.seen_stops", [{ appointment_id: appointment.id, there_at: "2026-05-05T15:40:00Z" }]);
  const answer = {
    service_order_id: orderId,
    appointment_id: appointment.id,
    answer: "declined",
    address: "bob@example.com",
  };
  await save(owner, "app.appointment_answers", [{ ...answer, sequence: 1, stamped_at: "2026-05-01T08:15:00Z" }]);
  await save(owner, "app.duration_overrides", [buildDurationOverride({ appointment_id: appointment.id })]);
  await fillHours(owner, shop, { orderId, appointmentId: appointment.id });
}

/** Hours of a technician and of a colleague, corrected, and a drive. */
async function fillHours(owner: Pool, shop: Shop, of: { orderId: string; appointmentId: string }) {
  const place = { service_order_id: of.orderId, appointment_id: of.appointmentId };
  const entries = [shop.tom.userId, shop.ada.userId].map((userId) =>
    buildWorkEntry({ ...place, user_id: userId, facility_id: shop.facilityId }),
  );
  await save(owner, "app.work_entries", entries);
  const corrections = entries.map(({ id }) => ({ work_entry_id: id, reason: "Forgot to stop" }));
  await save(owner, "app.work_corrections", corrections);
  const drives = [shop.tom.userId, shop.ada.userId].map((userId) => ({
    id: randomUUID(),
    ...place,
    user_id: userId,
    started_at: "2026-05-05T14:20:00Z",
    ended_at: userId === shop.ada.userId ? "2026-05-05T14:40:00Z" : null,
  }));
  await save(owner, "app.trips", drives);
  const seen = { latitude: 39.7, longitude: -104.9, seen_at: "2026-05-05T14:30:00Z" };
  await save(
    owner,
    "app.trip_positions",
    drives.map(({ id }) => ({ trip_id: id, ...seen })),
  );
  await save(owner, "app_private.measured_lengths", [
    { appointment_id: of.appointmentId, line_item_type_id: shop.lineItemType("CAL-FCAM-S"), work_minutes: 70 },
  ]);
}
