import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { customerOfRow } from "./customer-of-row.ts";

/** Where a place is. */
export const placeFields = [
  {
    key: "street",
    label: text("base.street"),
    names: [
      "address",
      "address1",
      "addressline1",
      "street1",
      "streetaddress",
      "streetaddress1",
      "billingstreet",
      "billingaddress",
      "billingaddressline1",
      "billaddr1",
      "poaddressline1",
      "saaddressline1",
      "mailingaddress",
    ],
  },
  {
    key: "unit",
    label: text("base.unit"),
    names: [
      "suite",
      "address2",
      "addressline2",
      "street2",
      "streetaddress2",
      "billingaddressline2",
      "billaddr2",
      "poaddressline2",
      "apt",
    ],
  },
  { key: "city", label: text("base.city"), names: ["town", "suburb", "billingcity", "pocity", "sacity"] },
  {
    key: "state",
    label: text("base.state"),
    names: ["province", "region", "st", "stateprovince", "provincestate", "billingstate", "poregion", "saregion"],
  },
  {
    key: "postalCode",
    label: text("base.postalCode"),
    names: [
      "zip",
      "zipcode",
      "zippostalcode",
      "postalzip",
      "postcode",
      "billingzip",
      "billingpostalcode",
      "popostalcode",
      "sapostalcode",
    ],
  },
  {
    key: "country",
    label: text("customers.country"),
    names: ["countrycode", "countryregion", "billingcountry", "pocountry", "sacountry"],
  },
] as const satisfies readonly ImportField[];

/** Pickup and mobile sites of customers. */
export const addressImportFields: readonly ImportField[] = [
  ...customerOfRow,
  { key: "label", label: text("customers.label"), names: ["site", "sitename", "addressname"] },
  ...placeFields.map((field) => (field.key === "street" ? { ...field, neededAs: "street" } : field)),
  {
    key: "pickupSpotDescription",
    label: text("customers.pickupSpot"),
    names: ["pickupinstructions", "pickupspotdescription", "directions"],
  },
  { key: "latitude", label: text("customers.latitude"), names: ["lat"], cell: "decimal" },
  { key: "longitude", label: text("customers.longitude"), names: ["lng", "lon", "long"], cell: "decimal" },
];
