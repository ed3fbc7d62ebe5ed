/** A shop with three vans and a spare one, a target for two of them, and its days: everything that happens to them happens by the verbs that people use. */
import * as z from "zod";
import { pickBelow, seededRandom, type SeededRandom } from "@boresight/domain/base/chance/seeded-random";
import { BoresightError } from "@boresight/domain/base/errors";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { reportEquipmentDown } from "#modules/equipment/report-equipment-down.ts";
import { returnEquipmentToService } from "#modules/equipment/return-equipment-to-service.ts";
import { saveAbsence } from "#modules/schedule/facilities/save-absence.ts";
import { saveBay } from "#modules/schedule/facilities/save-bay.ts";
import { saveBayOutage } from "#modules/schedule/facilities/save-bay-outage.ts";
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
import { openShop, type Person, type Shop } from "../../../test/shop.ts";

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
  bayId: string;
  technicianId: string | null;
}

const daysOfVacuum = 50;
const minute = 60_000;
const day = 24 * 60 * minute;

export async function driveDays(
  db: TestDatabase,
  { days, seed }: { days: number; seed: number },
): Promise<ShopFigures> {
  const shop = await openShop(db.owner);
  await placeBase(db.owner, shop);
  const vans = new ShopOfVans({ db, shop, ...(await addVans(db, shop.facilityId)), random: seededRandom(seed) });
  for (let index = 0; index < days; index++) {
    const date = new Date(Date.parse("2026-05-04") + (index % 60) * day).toISOString().slice(0, 10);
    await vans.drive(date);
    if (index % daysOfVacuum === daysOfVacuum - 1) await db.owner.query("vacuum analyze"); // Nothing else does it here.
  }
  return vans.figures;
}

interface Parts {
  db: TestDatabase;
  shop: Shop;
  vans: readonly { bay: Row; driverId: string }[];
  target: Row;
  random: SeededRandom;
}

const plannedRoutes = z.array(z.object({ bayId: z.string(), stops: z.array(z.looseObject({})) }));

class ShopOfVans {
  readonly figures = {
    verbs: 0,
    refused: {} as Record<string, number>,
    plans: 0,
    applied: 0,
    failed: [] as string[],
    broken: [] as string[],
  };
  private now = new Date();
  private readonly parts: Parts;
  private readonly act: ReturnType<typeof verbsOver>;

  constructor(parts: Parts) {
    this.parts = parts;
    this.act = verbsOver(() => parts.db, { clock: () => this.now });
  }

  async drive(date: string): Promise<void> {
    const { db, random } = this.parts;
    this.now = new Date(`${date}T13:00:00Z`); // 7:00 in Denver.
    await emptyDay(db);
    const works = 6 + pickBelow(random, 8);
    for (let work = 0; work < works; work++) await this.addStop(date, 8 + pickBelow(random, 9));
    await this.improve(date);
    const troubles = 1 + pickBelow(random, 4);
    for (let trouble = 0; trouble < troubles; trouble++) {
      this.now = new Date(this.now.getTime() + (30 + pickBelow(random, 150)) * minute);
      await this.happen(date);
      if (random() < 0.5) await this.replanAsQueued();
      await this.improve(date);
    }
    this.figures.broken.push(...(await meetings(db)).map((what) => `${date}: ${what}`));
  }

  /** Null where the verb refuses. */
  private async tried<Answer>(run: (person: Person) => Promise<Answer>): Promise<Answer | null> {
    const { refused, failed } = this.figures;
    this.figures.verbs++;
    try {
      return await run(this.parts.shop.ada);
    } catch (error) {
      if (error instanceof BoresightError) refused[error.code] = (refused[error.code] ?? 0) + 1;
      else failed.push(`${this.now.toISOString()}: ${String(error)}`);
      return null;
    }
  }

  private async improve(date: string): Promise<void> {
    const { facilityId } = this.parts.shop;
    const plan = await this.tried((ada) => this.act(ada, proposePlan, { facilityId, date }));
    this.figures.plans++;
    if (!plan?.isBetter) return;
    const routes = plannedRoutes.parse(plan.after);
    const stops = routes.flatMap(({ bayId, stops: own }) => own.map((one) => ({ ...one, bayId })));
    const dispatchers = this.parts.random() < 0.2 ? 2 : 1; // Now and then two at once.
    const results = await Promise.all(
      Array.from({ length: dispatchers }, () => this.tried((ada) => this.act(ada, applyPlan, { facilityId, stops }))),
    );
    this.figures.applied += results.filter(Boolean).length;
  }

  private async replanAsQueued(): Promise<void> {
    const { db } = this.parts;
    const { rows } = await db.owner.query(
      "select payload from graphile_worker._private_jobs where key like 'replan-vans:%'",
    );
    const deps = { pool: db.server, clock: () => this.now, log: createLog("silent"), config: { vroomUrl: null } };
    for (const { payload } of rows) {
      try {
        await replanVans(replanSchema.parse(payload), deps);
      } catch (error) {
        this.figures.failed.push(String(error));
      }
    }
  }

  private async happen(date: string): Promise<void> {
    const { db, random, target } = this.parts;
    const { rows } = await db.owner.query<Standing>(
      `select id, version, bay_id as "bayId", technician_id as "technicianId" from app.appointments
        where status in ('requested', 'confirmed') order by starts_at, id`,
    );
    const one = rows[pickBelow(random, rows.length)];
    if (!one) return;
    const { id, version } = one;
    const troubles = [
      () => this.tried((ada) => this.act(ada, cancelAppointment, { id, version, reason: "The car is sold" })),
      () => this.tried((ada) => this.act(ada, markNoShow, { id, version })),
      () => this.tried((ada) => this.act(ada, pinAppointment, { id, version, isPinned: true })),
      () => this.setOut(id),
      () => this.goAway(one),
      () => this.breakDown(one),
      () => this.takeOutOfUse(one),
      () => this.tried((ada) => this.act(ada, reportEquipmentDown, { id: target.id, reason: "It fell" })),
      () => this.tried((ada) => this.act(ada, returnEquipmentToService, { id: target.id })),
      () => this.addStop(date, 16 + pickBelow(random, 3)),
    ];
    await troubles[pickBelow(random, troubles.length)]?.();
  }

  /** Somebody drives, and is late. */
  private async setOut(id: string): Promise<void> {
    const { db, random } = this.parts;
    await this.tried((ada) => this.act(ada, startTravel, { id }));
    const { rows } = await db.owner.query(
      "select id, version from app.trips where appointment_id = $1 and ended_at is null",
      [id],
    );
    if (rows[0])
      await this.tried((ada) =>
        this.act(ada, delayArrival, { ...rows[0], minutes: 30 + pickBelow(random, 120), tell: false }),
      );
  }

  private goAway({ technicianId }: Standing): Promise<unknown> {
    const userId = technicianId ?? this.parts.shop.tom.userId;
    return this.tried((ada) => this.act(ada, saveAbsence, { userId, ...this.next(day / 4), reason: "Ill" }));
  }

  private breakDown({ bayId }: Standing): Promise<unknown> {
    const time = this.next(pickBelow(this.parts.random, 2) === 0 ? day / 12 : day);
    return this.tried((ada) => this.act(ada, saveBayOutage, { bayId, ...time, reason: "Engine" }));
  }

  private takeOutOfUse({ bayId }: Standing): Promise<unknown> {
    const { facilityId } = this.parts.shop;
    const bay = { id: bayId, facilityId, name: `Sold ${bayId}`, kind: "mobile", capabilities: [], isActive: false };
    return this.tried((ada) => this.act(ada, saveBay, bay));
  }

  private next(time: number): { startsAt: string; endsAt: string } {
    return { startsAt: this.now.toISOString(), endsAt: new Date(this.now.getTime() + time).toISOString() };
  }

  /** An hour of somebody's, if the van is free then: asked of the database's own constraints. */
  private async addStop(date: string, hour: number): Promise<void> {
    const { db, shop, vans, random } = this.parts;
    const van = vans[pickBelow(random, vans.length)];
    if (!van) return;
    const starts = `${date} ${String(hour).padStart(2, "0")}:${pickBelow(random, 2) === 0 ? "00" : "30"}`;
    const miles = (random() < 0.5 ? -1 : 1) * (2 + pickBelow(random, 30));
    const status = random() < 0.5 ? "requested" : "confirmed";
    const needsTarget = random() < 0.4;
    try {
      const place = { bayId: van.bay.id, technicianId: van.driverId, miles, starts, status };
      const stop = await addVanStop(db.owner, shop, place);
      if (needsTarget) await addRadar(db, String(stop["service_order_id"]), shop.lineItemType("CAL-FRAD"));
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/** Somebody is there already. */
const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23P01";

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
  await save(db.owner, "app.bays", [buildBay({ facility_id, name: "Spare van", kind: "mobile" })]);
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
  for (const table of ["work_entries", "trips", "appointments", "absences", "bay_outages", "admin_notifications"])
    await db.owner.query(`delete from app.${table}`);
  await db.owner.query("delete from graphile_worker._private_jobs");
  await db.owner.query("update app.bays set is_active = true, capabilities = '{staticFront}'");
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
