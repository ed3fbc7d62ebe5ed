/** A shop with three vans, a target for two of them, and its days: everything that happens to them happens by the verbs that people use. */
import { seededRandom, pickBelow, type SeededRandom } from "@boresight/domain/base/chance/seeded-random";
import { BoresightError } from "@boresight/domain/base/errors";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { reportEquipmentDown } from "#modules/equipment/report-equipment-down.ts";
import { returnEquipmentToService } from "#modules/equipment/return-equipment-to-service.ts";
import { saveAbsence } from "#modules/schedule/facilities/save-absence.ts";
import { markNoShow } from "#modules/schedule/mark-no-show.ts";
import { delayArrival } from "#modules/schedule/road/delay-arrival.ts";
import { startTravel } from "#modules/schedule/road/start-travel.ts";
import { replanSchema, replanVans } from "#modules/schedule/routes/again/replan-vans.ts";
import { applyPlan } from "#modules/schedule/routes/apply-plan.ts";
import { pinAppointment } from "#modules/schedule/routes/pin-appointment.ts";
import { proposePlan } from "#modules/schedule/routes/propose-plan.ts";
import { createLog } from "#platform/log.ts";
import {
  buildBay,
  buildEquipment,
  buildOrderCalibration,
  buildUser,
  save,
  type Row,
} from "../../../db/rows/factories.ts";
import type { TestDatabase } from "../../../test/database.ts";
import { verbsOver } from "../../../test/run-as.ts";
import { addVanStop, placeBase } from "../../../test/schedule/van-stops.ts";
import { openShop } from "../../../test/shop.ts";

export interface ShopFigures {
  verbs: number;
  /** By their code, such as `slot-taken`. */
  refused: Record<string, number>;
  plans: number;
  applied: number;
  /** Errors that are none of the catalogue's. */
  failed: readonly string[];
  /** Whatever two live appointments have at a time. */
  broken: readonly string[];
}

interface Standing {
  id: string;
  version: number;
  technicianId: string | null;
}

const day = 24 * 3_600_000;

export async function driveDays(
  db: TestDatabase,
  { days, seed }: { days: number; seed: number },
): Promise<ShopFigures> {
  const random = seededRandom(seed);
  const figures = { verbs: 0, refused: {} as Record<string, number>, plans: 0, applied: 0 };
  const [failed, broken]: [string[], string[]] = [[], []];
  let now = new Date("2026-05-04T13:00:00Z");
  const shop = await openShop(db.owner);
  await placeBase(db.owner, shop);
  const { vans, target } = await addVans(db, shop.facilityId);
  const act = verbsOver(() => db, { clock: () => now });
  const { ada } = shop;

  /** Null where the verb refuses. */
  async function tried<Answer>(
    verb: Parameters<typeof act<Answer>>[1],
    input: object,
    person = ada,
  ): Promise<Answer | null> {
    figures.verbs++;
    try {
      return await act(person, verb, input);
    } catch (error) {
      if (error instanceof BoresightError) figures.refused[error.code] = (figures.refused[error.code] ?? 0) + 1;
      else failed.push(`${now.toISOString()}: ${String(error)}`);
      return null;
    }
  }

  const standing = async () =>
    (
      await db.owner.query<Standing>(
        `select id, version, technician_id as "technicianId" from app.appointments
          where status in ('requested', 'confirmed') order by starts_at, id`,
      )
    ).rows;

  async function improve(date: string): Promise<void> {
    const plan = await tried(proposePlan, { facilityId: shop.facilityId, date });
    figures.plans++;
    if (!plan?.isBetter) return;
    const routes = plan.after as unknown as { bayId: string; stops: Record<string, unknown>[] }[];
    const stops = routes.flatMap(({ bayId, stops: own }) => own.map((one) => ({ ...one, bayId })));
    const two = random() < 0.2 ? [0, 1] : [0]; // Now and then two dispatchers at once.
    const results = await Promise.all(two.map(() => tried(applyPlan, { facilityId: shop.facilityId, stops })));
    figures.applied += results.filter(Boolean).length;
  }

  async function replanAsQueued(): Promise<void> {
    const { rows } = await db.owner.query(
      "select payload from graphile_worker._private_jobs where key like 'replan-vans:%'",
    );
    const deps = { pool: db.server, clock: () => now, log: createLog("silent"), config: { vroomUrl: null } };
    for (const { payload } of rows)
      await replanVans(replanSchema.parse(payload), deps).catch((error: unknown) => failed.push(String(error)));
  }

  async function happen(date: string): Promise<void> {
    const ahead = await standing();
    const one = ahead[pickBelow(random, ahead.length)];
    if (!one) return;
    const { id, version } = one;
    const troubles = [
      () => tried(cancelAppointment, { id, version, reason: "The car is sold" }),
      () => tried(markNoShow, { id, version }),
      () => tried(pinAppointment, { id, version, isPinned: true }),
      async () => {
        await tried(startTravel, { id });
        const { rows } = await db.owner.query(
          "select id, version from app.trips where appointment_id = $1 and ended_at is null",
          [id],
        );
        if (rows[0]) await tried(delayArrival, { ...rows[0], minutes: 30 + pickBelow(random, 120), tell: false });
      },
      () =>
        tried(saveAbsence, {
          userId: one.technicianId ?? shop.tom.userId,
          startsAt: now.toISOString(),
          endsAt: new Date(now.getTime() + day / 4).toISOString(),
          reason: "Ill",
        }),
      () => tried(reportEquipmentDown, { id: target.id, reason: "It fell" }),
      () => tried(returnEquipmentToService, { id: target.id }),
      () => addRandomStop(date, 16 + pickBelow(random, 3)),
    ];
    await troubles[pickBelow(random, troubles.length)]?.();
  }

  /** An hour of somebody's, if the van is free then: asked of the database's own constraints. */
  async function addRandomStop(date: string, hour: number): Promise<void> {
    const van = vans[pickBelow(random, vans.length)];
    if (!van) return;
    const starts = `${date} ${String(hour).padStart(2, "0")}:${pickBelow(random, 2) === 0 ? "00" : "30"}`;
    const miles = (random() < 0.5 ? -1 : 1) * (2 + pickBelow(random, 30));
    const status = random() < 0.5 ? "requested" : "confirmed";
    await addVanStop(db.owner, shop, { bayId: van.bay.id, technicianId: van.driverId, miles, starts, status }).then(
      (stop) => (random() < 0.4 ? addRadar(db, String(stop["service_order_id"]), shop.lineItemType("CAL-FRAD")) : null),
      () => null, // Somebody is there already.
    );
  }

  for (let index = 0; index < days; index++) {
    const date = new Date(Date.parse("2026-05-04") + (index % 60) * day).toISOString().slice(0, 10);
    now = new Date(`${date}T13:00:00Z`); // 7:00 in Denver.
    await emptyDay(db);
    for (let work = 0; work < 6 + pickBelow(random, 8); work++) await addRandomStop(date, 8 + pickBelow(random, 9));
    await improve(date);
    for (let trouble = 0; trouble < 1 + pickBelow(random, 4); trouble++) {
      now = new Date(now.getTime() + (30 + pickBelow(random, 150)) * 60_000);
      await happen(date);
      if (random() < 0.5) await replanAsQueued();
      await improve(date);
    }
    broken.push(...(await meetings(db)).map((what) => `${date}: ${what}`));
  }
  return { ...figures, failed, broken };
}

async function addVans(db: TestDatabase, facility_id: string) {
  const vans: { bay: Row; driverId: string }[] = [];
  for (const name of ["Van 1", "Van 2", "Van 3"]) {
    const bay = buildBay({ facility_id, name, kind: "mobile" });
    const driver = buildUser({
      display_name: `Driver of ${name}`,
      email: `${name.replace(" ", "-").toLowerCase()}@example.com`,
      default_role: "technician",
    });
    await save(db.owner, "app.bays", [bay]);
    await save(db.owner, "app.users", [driver]);
    vans.push({ bay, driverId: driver.id });
  }
  const serves = { facility_id, kind: "target", systems: ["CAL-FRAD"], expires_on: null };
  const [target, spare] = [buildEquipment({ ...serves, name: "Target" }), buildEquipment({ ...serves, name: "Spare" })];
  await save(db.owner, "app.equipment", [target, spare]);
  return { vans, target };
}

async function addRadar(db: TestDatabase, orderId: string, typeId: string): Promise<void> {
  const work = { service_order_id: orderId, line_item_type_id: typeId };
  await save(db.owner, "app.order_calibrations", [buildOrderCalibration(work)]);
}

async function emptyDay(db: TestDatabase): Promise<void> {
  for (const table of ["work_entries", "trips", "appointments", "absences", "admin_notifications"])
    await db.owner.query(`delete from app.${table}`);
  await db.owner.query("delete from graphile_worker._private_jobs");
  await db.owner.query("update app.equipment set down_since = null, down_reason = '', down_reported_by = null");
}

/** Asked apart from the constraints that forbid them. */
async function meetings(db: TestDatabase): Promise<string[]> {
  const { rows } = await db.owner.query<{ what: string }>(
    `with live as (select * from app.appointments where status in ('held', 'requested', 'confirmed', 'arrived') and not is_overbooked)
    select format('%s and %s meet', a.id, b.id) as what from live a join live b on a.id < b.id
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        and (a.bay_id = b.bay_id or a.technician_id = b.technician_id)
    union all
    select format('%s is at %s and %s', u.equipment_id, u.appointment_id, v.appointment_id)
      from app.appointment_equipment u join app.appointment_equipment v
        on u.equipment_id = v.equipment_id and u.appointment_id < v.appointment_id
      join live a on a.id = u.appointment_id join live b on b.id = v.appointment_id
      where a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  );
  return rows.map(({ what }) => what);
}
