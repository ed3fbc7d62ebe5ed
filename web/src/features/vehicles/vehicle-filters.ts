import { searchFilter } from "#data/search-filter.ts";
import type { VehicleFilter } from "#graphql/graphql.ts";
import type { Choice } from "#ui/filter/select-filter.tsx";

/** The filters of the list, by their names in the URL. */
export const filterNames = ["search", "make", "year"] as const;

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

/** Returns the filter for search, make and year in the URL. */
export function vehiclesIn({ search: typed, make, year }: Readonly<Record<string, string | undefined>>): VehicleFilter {
  const inYear = Number(year);
  return {
    ...searchFilter(typed),
    ...(make && { make: { equalToInsensitive: make } }),
    ...(Number.isInteger(inYear) && { year: { equalTo: inYear } }),
  };
}
