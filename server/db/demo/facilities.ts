import type { TaxComponent } from "@boresight/domain/billing/document-totals";
import type { WorkingCalendar, WorkingHours } from "@boresight/domain/schedule/working-time";
import { buildAddress, buildFacility, type Row } from "../rows/factories.ts";
import { demoId } from "./random.ts";
import { openedFor } from "./present-day.ts";
import { createTimeline, type Timeline } from "./timeline.ts";

export interface DemoFacility {
  row: Row;
  address: Row;
  /** Its own hours, as customers read them. */
  hours: WorkingCalendar;
  timeline: Timeline;
  /** Levied side by side, by name. */
  taxes: readonly TaxComponent[];
  cities: readonly (readonly [string, string, string])[];
}

interface Place extends Partial<Pick<DemoFacility, "taxes" | "cities">> {
  street: string;
  /** Latitude and longitude. */
  at: readonly [number, number];
  zone: string;
  hours: WorkingHours;
}

const weekdays = (hours: readonly (readonly [string, string])[]): WorkingHours =>
  Object.fromEntries([1, 2, 3, 4, 5].map((day) => [String(day), hours]));
const workday = [["08:00", "17:00"]] as const;
const holidays = ["01-01", "05-25", "07-04", "09-07", "11-26", "12-25"];

const tax = (name: string, rate: number): TaxComponent => ({ name, rate });
const denverTaxes = [tax("City tax", 4810), tax("Colorado state tax", 2900), tax("RTD tax", 1100)];
const springsTaxes = [
  tax("City tax", 3070),
  tax("Colorado state tax", 2900),
  tax("El Paso County tax", 1230),
  tax("PPRTA tax", 1000),
];
const phoenixTaxes = [tax("Arizona state tax", 5600), tax("City tax", 2300), tax("Maricopa County tax", 700)];

const denver = [
  ["Denver", "CO", "80223"],
  ["Aurora", "CO", "80012"],
  ["Lakewood", "CO", "80226"],
  ["Boulder", "CO", "80301"],
  ["Littleton", "CO", "80120"],
  ["Fort Collins", "CO", "80525"],
] as const;
const springs = [
  ["Colorado Springs", "CO", "80907"],
  ["Pueblo", "CO", "81003"],
  ["Monument", "CO", "80132"],
] as const;
const phoenix = [
  ["Phoenix", "AZ", "85034"],
  ["Tempe", "AZ", "85281"],
  ["Mesa", "AZ", "85201"],
  ["Scottsdale", "AZ", "85251"],
] as const;

/** Denver (the base), Colorado Springs and Phoenix, which knows no daylight saving; the base works on this day in any case. */
export function buildFacilities(today: Date, now = today): DemoFacility[] {
  const year = today.getUTCFullYear();
  const closures = [year - 1, year].flatMap((one) => holidays.map((day) => `${one}-${day}`));
  const open = (name: string, { street, at, zone, hours, taxes = [], cities = [] }: Place): DemoFacility => {
    const [city, state, postal] = cities[0] ?? ["", "", ""];
    const [latitude, longitude] = at;
    const where = { street, city, state, postal_code: postal, latitude, longitude };
    const address = buildAddress({ id: demoId(), label: `${name} facility`, ...where });
    const isBase = name === "Denver";
    const calendar = { timeZone: zone, workingHours: hours, closures };
    const row = buildFacility({
      id: demoId(),
      facility_name: name,
      is_base: isBase,
      address_id: address.id,
      phone: `+1303555010${cities.length}`,
      email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com`,
      time_zone: zone,
      working_hours: hours,
      closures,
    });
    const worked = isBase ? openedFor(calendar, today) : calendar;
    return { row, address, taxes, cities, hours: calendar, timeline: createTimeline(worked, today, now) };
  };
  return [
    open("Denver", {
      street: "1450 W Alameda Ave",
      at: [39.7114, -105.0056],
      zone: "America/Denver",
      hours: { ...weekdays(workday), 6: [["09:00", "13:00"]] },
      taxes: denverTaxes,
      cities: denver,
    }),
    open("Colorado Springs", {
      street: "3120 N Stone Ave",
      at: [38.8733, -104.8142],
      zone: "America/Denver",
      hours: weekdays(workday),
      taxes: springsTaxes,
      cities: springs,
    }),
    open("Phoenix", {
      street: "2240 E Sky Harbor Cir",
      at: [33.4352, -112.0101],
      zone: "America/Phoenix",
      hours: weekdays(workday),
      taxes: phoenixTaxes,
      cities: phoenix,
    }),
  ];
}
