import { t } from "@boresight/domain/texts/text";
import { searchFilter } from "#data/lists/search-filter.ts";
import type { VehicleFilter } from "#graphql/graphql.ts";
import type { Choice } from "#ui/form/select-input.tsx";

/** The filters of the list, by their names in the URL. */
export const filterNames = ["search", "make", "year", "customer", "state"] as const;

export const stateChoices: readonly Choice[] = [
  { value: "duplicate", label: t("vehicles.duplicateVin") },
  { value: "undecoded", label: t("vehicles.undecoded") },
  { value: "archived", label: t("vehicles.archived") },
];

const makes =
  "Acura,Audi,BMW,Buick,Cadillac,Chevrolet,Chrysler,Dodge,Ford,Genesis,GMC,Honda,Hyundai,Infiniti,Jeep,Kia,Land Rover,Lexus,Lincoln,Mazda,Mercedes-Benz,Mini,Mitsubishi,Nissan,Polestar,Porsche,Ram,Rivian,Subaru,Tesla,Toyota,Volkswagen,Volvo";

/** The makes with driver assistance sold here; rarer ones are found with the search. */
export const makeChoices: readonly Choice[] = makes.split(",").map((make) => ({ value: make, label: make }));

const yearsBack = 25;

/** From next year's models back to the first ones with driver assistance. */
export const yearChoices = (thisYear: number): Choice[] =>
  Array.from({ length: yearsBack }, (_, index) => String(thisYear + 1 - index)).map((year) => ({
    value: year,
    label: year,
  }));

const states: Readonly<Record<string, VehicleFilter>> = {
  duplicate: { archivedAt: { isNull: true }, hasDuplicateVin: { equalTo: true } },
  undecoded: { archivedAt: { isNull: true }, vinDecodedAt: { isNull: true } },
  archived: { archivedAt: { isNull: false } },
};

type Search = Readonly<Record<string, string | undefined>>;

/** Returns the filter for what the URL says; vehicles in use unless it asks for archived ones. */
export function vehiclesIn({ search: typed, make, year, customer, state = "" }: Search): VehicleFilter {
  const inYear = Number(year);
  return {
    ...searchFilter(typed),
    ...(make && { make: { equalToInsensitive: make } }),
    ...(Number.isInteger(inYear) && { year: { equalTo: inYear } }),
    ...(customer && { customerId: { equalTo: customer } }),
    ...(states[state] ?? { archivedAt: { isNull: true } }),
  };
}

/** Returns the same filter as the export takes it. */
export const exportedIn = ({ search, make, year, customer, state }: Search) => ({
  ...(search && { search }),
  ...(make && { make }),
  ...(Number.isInteger(Number(year)) && { year: Number(year) }),
  ...(customer && { customer }),
  ...(state && states[state] && { state }),
});
