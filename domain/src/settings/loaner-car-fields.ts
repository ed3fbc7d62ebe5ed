/** The fields of the cars that the shop lends, and their list. */
import { recordList } from "#base/record-list.ts";
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const loanerCar = record("app.loaner_cars", {
  name: { kind: "line", max: 60, label: text("base.name"), isRequired: true },
  plate: { kind: "line", max: 16, label: text("vehicles.plate") },
  isActive: { kind: "flag", label: text("base.inUse"), initial: true },
});

export const loanerCarList = recordList(loanerCar, {
  title: text("settings.loanerCars"),
  records: text("base.listLoanerCars"),
  about: text("settings.carsThatAreLent"),
  search: text("settings.searchLoanerCars"),
  searchedIn: "name",
  columns: {
    name: { flex: 1, minWidth: 160, isSortable: true },
    plate: { minWidth: 130 },
    isActive: { minWidth: 130 },
  },
  filters: { use: { field: "isActive" } },
  sortedBy: "name",
  card: { title: "name", mark: "isActive", line: "plate", others: [] },
});
