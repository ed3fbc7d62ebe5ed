import { buildAddress, buildContact, buildCustomer, type Row } from "../rows/factories.ts";
import type { DemoFacility } from "./facilities.ts";
import type { DemoLogin } from "./logins.ts";
import { demoId, type Chance } from "./random.ts";

export interface DemoCustomer {
  row: Row;
  address: Row;
  pickupAddress: Row;
  contacts: Row[];
  facility: DemoFacility;
  /** How often it sends vehicles, against the others: a few send most. */
  weight: number;
  login: DemoLogin;
  distance: number;
}

const shops = [
  [
    "Summit Collision",
    "Mile High Auto Body",
    "Front Range Collision",
    "Cherry Creek Body Works",
    "Platte River Auto Body",
  ],
  [
    "Blue Spruce Collision",
    "Five Points Auto Body",
    "Red Rocks Collision Center",
    "Aspen Grove Body Shop",
    "Union Station Auto Body",
  ],
  [
    "Garden of the Gods Collision",
    "Pikes Peak Auto Body",
    "Copper State Collision",
    "Camelback Body Works",
    "Saguaro Auto Body",
  ],
  [
    "Salt River Collision",
    "Desert Ridge Body Shop",
    "Superstition Auto Body",
    "Clear Creek Collision",
    "Foothills Paint and Body",
  ],
  ["Highland Collision", "South Mountain Auto Body", "Summit Colision Ctr", "Camelback Bodyworks LLC"],
].flat();
const dealers = [
  "Alpine Toyota",
  "Centennial Honda",
  "Bear Valley Ford",
  "Monarch Subaru",
  "Sonoran Hyundai",
  "Valley Volvo",
];
const glass = [
  "ClearView Auto Glass",
  "Rocky Mountain Windshields",
  "Peak Glass",
  "Arizona Glass Works",
  "Mesa Windshield",
];
const fleets = ["Prairie Parcel Delivery", "Colorado Home Services Fleet", "Sun Valley Courier"];

const kinds: readonly (readonly [string, string])[] = [
  ...shops.map((name) => [name, "bodyShop"] as const),
  ...dealers.map((name) => [name, "dealer"] as const),
  ...glass.map((name) => [name, "glass"] as const),
  ...fleets.map((name) => [name, "fleet"] as const),
  ["", "individual"],
  ["", "individual"],
];

const firstNames = [
  "Marta",
  "Jonas",
  "Priya",
  "Luis",
  "Hannah",
  "Omar",
  "Grace",
  "Diego",
  "Ines",
  "Walter",
  "Keiko",
  "Samuel",
];
const lastNames = [
  "Keller",
  "Abbott",
  "Nakamura",
  "Fischer",
  "Osei",
  "Delgado",
  "Larsen",
  "Whitman",
  "Petrov",
  "Quinn",
  "Marsh",
];
const streets = [
  "Juniper St",
  "Industrial Way",
  "Kalamath St",
  "Mesa Verde Dr",
  "Santa Fe Dr",
  "Quarry Rd",
  "Foundry Ave",
  "Depot St",
];
const spots = [
  "Bay door on the north side, ring twice",
  "Key box at the gate, code at the office",
  "Ask for the estimator at the front desk",
];

const withoutUser = 5;
const withPo = 12;
const partners = 9;
const firstPartner = 8; // Pat Donovan's and Paula Reyes' shops are the first two

/** Forty customers; the first ones send most of the work and own the demo logins. */
export function buildCustomers(
  logins: readonly DemoLogin[],
  facilities: readonly DemoFacility[],
  chance: Chance,
): DemoCustomer[] {
  return kinds.map(([companyName, kind], index) => {
    const facility = facilityFor(companyName, index, facilities);
    const person = logins[index] ?? inventedLogin(index, chance);
    const [firstName = "", lastName = ""] = person.name.split(" ");
    const id = demoId();
    const spread = chance.whole(10, 800) / 800;
    const address = buildPlace(id, facility, { chance, spread, label: "Billing" });
    const pickupAddress = buildPlace(id, facility, { chance, spread, label: "Pickup" });
    const row = buildCustomer({
      id,
      company_name: companyName,
      customer_kind: kind,
      first_name: firstName,
      last_name: lastName,
      email: person.email,
      phone: phone(index),
      requires_po: index % 3 === 0 && index / 3 < withPo,
      is_partner_reward: index >= firstPartner && index < firstPartner + partners,
      tax_exempt: kind === "fleet",
      terms_accepted_at: "2026-01-05T16:00:00Z",
      payment_terms_days: kind === "individual" ? 0 : 30,
      default_facility_id: facility.row.id,
      notes: chance.happens(0.3) ? "Prefers a call before noon." : "",
    });
    return {
      row,
      address,
      pickupAddress,
      contacts: buildContacts(id, person, chance),
      facility,
      weight: 1 / (index + 2) ** 0.8,
      login: person,
      distance: Number(pickupAddress["distance_to_sensi"]),
    };
  });
}

/** The last five customers are known by their contacts only; all others have a login. */
export const hasLogin = (index: number): boolean => index < kinds.length - withoutUser;

function facilityFor(name: string, index: number, facilities: readonly DemoFacility[]): DemoFacility {
  const place =
    /Copper|Camelback|Saguaro|Salt River|Desert|Superstition|South Mountain|Sonoran|Valley Volvo|Arizona|Mesa|Sun Valley/.test(
      name,
    )
      ? "Phoenix"
      : /Garden|Pikes|Monarch|Peak Glass/.test(name) || index % 17 === 16
        ? "Colorado Springs"
        : "Denver";
  const found = facilities.find(({ row }) => row["facility_name"] === place);
  if (!found) throw new Error(`There is no facility "${place}"`);
  return found;
}

const phone = (index: number) => `+130355501${String(index % 100).padStart(2, "0")}`;

function inventedLogin(index: number, chance: Chance): DemoLogin {
  const name = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
  return { name, role: "customer", email: `${name.toLowerCase().replace(" ", ".")}${index}@example.com` };
}

interface Place {
  chance: Chance;
  /** How far out in its city it lies, from 0 to 1. */
  spread: number;
  label: string;
}

/** In miles: the location's own city comes first in its list, the others lie further and further out. */
const milesTo = (city: number, spread: number): number =>
  Math.round((city === 0 ? 2 + 8 * spread : 9 + 4 * city + 8 * spread) * 10) / 10;

/** In degrees from the north, of cities as seen from their location; in its own city, all around it. */
const bearings: Readonly<Record<string, number>> = {
  Aurora: 90,
  Lakewood: 275,
  Boulder: 320,
  Littleton: 190,
  "Fort Collins": 5,
  Pueblo: 175,
  Monument: 350,
  Tempe: 110,
  Mesa: 95,
  Scottsdale: 45,
};
const milesOfDegree = 69.09;
/** Roads are not straight. */
const detour = 1.25;

/** So many miles by road away from the location, towards that city. */
function pointAt({ address }: DemoFacility, city: string, { miles, spread }: { miles: number; spread: number }) {
  const towards = bearings[city];
  const bearing = ((towards === undefined ? 360 * spread : towards + 24 * (spread - 0.5)) * Math.PI) / 180;
  const latitude = Number(address["latitude"]);
  const degrees = miles / detour / milesOfDegree;
  return {
    latitude: latitude + degrees * Math.cos(bearing),
    longitude: Number(address["longitude"]) + (degrees * Math.sin(bearing)) / Math.cos((latitude * Math.PI) / 180),
  };
}

function buildPlace(customerId: string, facility: DemoFacility, { chance, spread, label }: Place): Row {
  const { cities } = facility;
  const picked = chance.pick(cities);
  const [city, state, postal] = picked;
  const miles = milesTo(cities.indexOf(picked), spread);
  return buildAddress({
    id: demoId(),
    customer_id: customerId,
    label,
    street: `${chance.whole(100, 9900)} ${chance.pick(streets)}`,
    city,
    state,
    postal_code: postal,
    ...pointAt(facility, city, { miles, spread }),
    distance_to_sensi: miles,
    distance_source: "computed",
    pickup_spot_description: chance.pick(spots),
  });
}

function buildContacts(customerId: string, { name, email }: DemoLogin, chance: Chance): Row[] {
  const others = Array.from({ length: chance.whole(0, 3) }, (_, index) => {
    const other = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
    return buildContact({
      id: demoId(),
      customer_id: customerId,
      name: other,
      title: chance.pick(["Estimator", "Shop manager", "Accounting"]),
      email: `${other.toLowerCase().replace(" ", ".")}@example.com`,
      phone: phone(index + 40),
      is_preferred: false,
    });
  });
  return [buildContact({ id: demoId(), customer_id: customerId, name, title: "Manager", email }), ...others];
}
