/** Free times over 60 days in a shop with 3 facilities, 8 bays and a year of appointments. */
import type { Pool } from "pg";
import { findFreeSlots } from "#modules/schedule/slots/find-free-slots.ts";
import type { Caller } from "#platform/caller.ts";
import { inTransaction } from "#platform/database/transaction.ts";

const rounds = 50;
const now = new Date("2026-05-04T06:00:00Z");

/** Milliseconds from the question to the answer, with everything that is read for it: medians. */
export interface SlotFigures {
  /** In a bay. */
  brought: number;
  /** Mobile, where no van with its stops gets to on most days. */
  mobile: number;
  /** As brought, where each bay has a tool and a target that all its appointments use. */
  equipped: number;
}

export async function slotSearch(owner: Pool, server: Pool): Promise<SlotFigures> {
  await fill(owner, schedule);
  const { rows } = await owner.query<{ id: string }>("select id from app.users where default_role = 'admin' limit 1");
  const caller: Caller = {
    role: "admin",
    isOffice: false,
    userId: rows[0]?.id ?? null,
    customerId: null,
    expiresAt: null,
    isElevated: false,
  };
  const { rows: far } = await owner.query<{ id: string }>("select id from app.addresses where street = 'Far from all'");
  const timed = async (search: object): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      await inTransaction({ pool: server, clock: () => now }, caller, (tx) => findFreeSlots(search, tx));
      times.push(performance.now() - started);
    }
    return times.toSorted((one, other) => one - other)[rounds / 2] ?? Number.NaN;
  };
  const work = { typeKeys: ["CAL-FCAM-S", "CAL-SVM"], limit: 50 };
  const brought = await timed(work);
  const mobile = await timed({ typeKeys: ["CAL-FCAM-S"], kind: "mobile", addressId: far[0]?.id });
  await fill(owner, equipment);
  return { brought, mobile, equipped: await timed(work) };
}

async function fill(owner: Pool, statements: readonly string[]): Promise<void> {
  const client = await owner.connect();
  await client.query("set app.audit = 'off'");
  for (const statement of statements) await client.query(statement);
  await client.query("analyze");
  client.release(true);
}

const hours = `'{"1": [["08:00","17:00"]], "2": [["08:00","17:00"]], "3": [["08:00","17:00"]], "4": [["08:00","17:00"]], "5": [["08:00","17:00"]]}'`;

/** Every bay is full from 8 to 17 all year, but for the last two hours of each day. */
const schedule = [
  `insert into app.facilities (facility_name, working_hours)
    select name, ${hours} from unnest(array['Search A', 'Search B', 'Search C']) name`,
  `update app.facilities set is_active = facility_name like 'Search %'`,
  `insert into app.bays (facility_id, name, capabilities)
    select id, 'Bay ' || n, array['staticFront', 'surround'] from app.facilities, generate_series(1, 3) n
    where facility_name like 'Search %' and not (facility_name = 'Search C' and n = 3)`,
  `insert into app.users (display_name, email, default_role)
    select 'Tom ' || n, 'tom' || n || '@example.com', 'technician' from generate_series(1, 12) n`,
  `insert into app.appointments (facility_id, bay_id, starts_at, ends_at, status, held_until)
    select b.facility_id, b.id, start, start + interval '105 minutes', 'held', 'infinity'
    from app.bays b, generate_series(timestamp '2025-11-03', timestamp '2026-11-02', interval '1 day') d, generate_series(0, 3) part,
      lateral (select (d + make_interval(hours => 8, mins => 105 * part)) at time zone 'America/Denver' as start) times
    where extract(isodow from d) < 6`,
  // A van for each facility, on the road all year: a stop every three hours, now in the east, now in the west. To the north it is too far in between.
  `insert into app.addresses (street, city, latitude, longitude) values ('Base', 'Denver', 39.7, -104.9),
    ('East', 'Denver', 39.7, -104.5), ('West', 'Denver', 39.7, -105.3), ('Far from all', 'Denver', 40.6, -104.9)`,
  `update app.facilities set address_id = (select id from app.addresses where street = 'Base') where facility_name like 'Search %'`,
  `insert into app.bays (facility_id, name, kind, capabilities)
    select id, 'Van', 'mobile', array['staticFront', 'surround'] from app.facilities where facility_name like 'Search %'`,
  `insert into app.appointments (facility_id, bay_id, technician_id, kind, address_id, starts_at, ends_at, status, held_until)
    select b.facility_id, b.id, driver.id, 'mobile', (select id from app.addresses where street = case when part = 1 then 'West' else 'East' end),
      start, start + interval '1 hour', 'held', 'infinity'
    from (select *, row_number() over (order by id) as number from app.bays where name = 'Van') b
    join (select *, row_number() over (order by id) as number from app.users where display_name like 'Tom %') driver using (number),
      generate_series(timestamp '2025-11-03', timestamp '2026-11-02', interval '1 day') d, generate_series(0, 2) part,
      lateral (select (d + make_interval(hours => 9 + 3 * part)) at time zone 'America/Denver' as start) times
    where extract(isodow from d) < 6`,
];

const equipment = [
  `insert into app.equipment (facility_id, kind, name, serial_number, systems)
    select b.facility_id, made, made || ' of ' || b.name, b.id::text, array['CAL-FCAM-S', 'CAL-SVM']
    from app.bays b, unnest(array['target', 'scanTool']) made where b.kind = 'bay' and b.name like 'Bay %'`,
  `insert into app.appointment_equipment (appointment_id, equipment_id)
    select a.id, e.id from app.appointments a join app.equipment e on e.serial_number = a.bay_id::text`,
];
