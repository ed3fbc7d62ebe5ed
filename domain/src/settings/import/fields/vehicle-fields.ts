import { t } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { perhapsCustomerOfRow } from "./customer-of-row.ts";

/** Vehicles of customers. */
export const vehicleImportFields: readonly ImportField[] = [
  {
    key: "vinNumber",
    label: t("base.vin"),
    names: ["vinnumber", "vinno", "vehiclevin", "vehicleidentificationnumber"],
    neededAs: "vin",
  },
  // A VIN that one customer alone has says whose it is.
  ...perhapsCustomerOfRow,
  { key: "year", label: t("base.year"), names: ["modelyear", "vehicleyear", "yr"], cell: "year" },
  { key: "make", label: t("base.make"), names: ["manufacturer", "vehiclemake"] },
  { key: "model", label: t("base.model"), names: ["vehiclemodel"] },
  { key: "trim", label: t("base.trim"), names: ["trimlevel", "submodel"] },
  {
    key: "vehicleDescription",
    label: t("base.description"),
    names: ["vehicle", "vehicledescription"],
  },
  {
    key: "licensePlate",
    label: t("vehicles.plate"),
    names: ["licenseplate", "licenceplate", "platenumber", "license", "licence", "tag"],
  },
  { key: "plateState", label: t("vehicles.plateState"), names: ["licensestate"] },
  { key: "color", label: t("vehicles.color"), names: ["colour", "exteriorcolor"] },
  { key: "odometer", label: t("vehicles.odometer"), names: ["mileage", "miles", "odometerreading"], cell: "miles" },
  {
    key: "ownerName",
    label: t("vehicles.owner"),
    names: ["ownername", "ownersname", "vehicleowner", "registeredowner"],
  },
  { key: "ownerFirstName", label: t("vehicles.ownersFirstName"), names: ["ownerfirstname"] },
  { key: "ownerLastName", label: t("vehicles.ownersLastName"), names: ["ownerlastname"] },
  { key: "ownerEmail", label: t("vehicles.ownersEmail"), names: ["owneremail"], cell: "email" },
  { key: "ownerPhone", label: t("vehicles.ownersPhone"), names: ["ownerphone"], cell: "phone" },
  {
    key: "vinConfirmed",
    label: t("vehicles.iCheckedThisVin"),
    names: ["vinchecked", "vinconfirmed", "vinverified", "icheckedthisvin"],
    cell: "yesNo",
  },
];
