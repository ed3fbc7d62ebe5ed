import { text } from "#texts/text.ts";
import { vehicle } from "#vehicles/vehicle-fields.ts";
import { importedFields, type ImportField } from "../import-field.ts";
import { perhapsCustomerOfRow } from "./customer-of-row.ts";

const ofVehicle = ["vehicle", "car", "auto"];

/** Vehicles of customers. */
export const vehicleImportFields: readonly ImportField[] = [
  {
    key: "vinNumber",
    label: text("base.vin"),
    names: ["vinnumber", "vinno", "vehicleidentificationnumber"],
    after: ofVehicle,
    neededAs: "vin",
  },
  // A VIN that one customer alone has says whose it is.
  ...perhapsCustomerOfRow,
  { key: "year", label: text("base.year"), names: ["modelyear", "yr"], after: ofVehicle, cell: "year" },
  { key: "make", label: text("base.make"), names: ["makename", "manufacturer", "mk"], after: ofVehicle },
  { key: "model", label: text("base.model"), names: ["modelname", "mdl"], after: ofVehicle },
  { key: "trim", label: text("base.trim"), names: ["trimlevel", "submodel"], after: ofVehicle },
  {
    key: "vehicleDescription",
    label: text("base.description"),
    names: ["vehicle", "vehicledescription", "ymm", "ymmt"],
  },
  {
    key: "licensePlate",
    label: text("base.plate"),
    names: [
      "licenseplate",
      "licenseplatenumber",
      "licenceplate",
      "licplate",
      "platenumber",
      "license",
      "licence",
      "tag",
      "rego",
      "registrationnumber",
    ],
  },
  {
    key: "plateState",
    label: text("vehicles.plateState"),
    names: ["licensestate", "licenseplatestate", "licstate", "registrationstate", "tagstate", "platest"],
  },
  ...importedFields(vehicle, ofVehicle),
  {
    key: "odometer",
    label: text("vehicles.odometer"),
    names: [
      "mileage",
      "miles",
      "mileagemi",
      "odometerreading",
      "lastodometer",
      "currentmileage",
      "currentmiles",
      "curmiles",
      "currentmeter",
      "odometermi",
      "mileagein",
      "milesin",
      "odometerin",
      "odoin",
    ],
    cell: "miles",
  },
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
