import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { perhapsCustomerOfRow } from "./customer-of-row.ts";

/** Vehicles of customers. */
export const vehicleImportFields: readonly ImportField[] = [
  {
    key: "vinNumber",
    label: text("base.vin"),
    names: ["vinnumber", "vinno", "vehiclevin", "vehicleidentificationnumber"],
    neededAs: "vin",
  },
  // A VIN that one customer alone has says whose it is.
  ...perhapsCustomerOfRow,
  { key: "year", label: text("base.year"), names: ["modelyear", "vehicleyear", "yr"], cell: "year" },
  { key: "make", label: text("base.make"), names: ["manufacturer", "vehiclemake"] },
  { key: "model", label: text("base.model"), names: ["vehiclemodel"] },
  { key: "trim", label: text("base.trim"), names: ["trimlevel", "submodel"] },
  {
    key: "vehicleDescription",
    label: text("base.description"),
    names: ["vehicle", "vehicledescription"],
  },
  {
    key: "licensePlate",
    label: text("base.plate"),
    names: ["licenseplate", "licenceplate", "platenumber", "license", "licence", "tag"],
  },
  { key: "plateState", label: text("vehicles.plateState"), names: ["licensestate"] },
  { key: "color", label: text("base.color"), names: ["colour", "exteriorcolor"] },
  { key: "odometer", label: text("vehicles.odometer"), names: ["mileage", "miles", "odometerreading"], cell: "miles" },
  {
    key: "ownerName",
    label: text("base.owner"),
    names: ["ownername", "ownersname", "vehicleowner", "registeredowner"],
  },
  { key: "ownerFirstName", label: text("vehicles.ownersFirstName"), names: ["ownerfirstname"] },
  { key: "ownerLastName", label: text("vehicles.ownersLastName"), names: ["ownerlastname"] },
  { key: "ownerEmail", label: text("vehicles.ownersEmail"), names: ["owneremail"], cell: "email" },
  { key: "ownerPhone", label: text("vehicles.ownersPhone"), names: ["ownerphone"], cell: "phone" },
  {
    key: "vinConfirmed",
    label: text("base.iVerifiedThisVin"),
    names: ["vinchecked", "vinconfirmed", "vinverified", "icheckedthisvin"],
    cell: "yesNo",
  },
];
