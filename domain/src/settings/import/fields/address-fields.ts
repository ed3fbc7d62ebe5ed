import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { customerOfRow } from "./customer-of-row.ts";

/** Whose the place is, or what for, says no more than that it is the place of the row. */
const after: readonly string[] = [
  "billing",
  "billto",
  "bill",
  "business",
  "mailing",
  "main",
  "primary",
  "physical",
  "office",
  "work",
  "company",
  "customer",
  "customers",
  "address",
  "address1",
  "billingaddress",
  "billtoaddress",
  "mailingaddress",
  "companyaddress",
  "customeraddress",
];

const places = [
  {
    key: "street",
    label: text("base.street"),
    names: [
      "address",
      "fulladdress",
      "adresse",
      "address1",
      "addressline1",
      "street1",
      "streetaddress",
      "streetaddress1",
      "addr1",
      "billaddr1",
      "poaddressline1",
      "saaddressline1",
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
      "addr2",
      "billaddr2",
      "poaddressline2",
      "apt",
    ],
  },
  { key: "city", label: text("base.city"), names: ["town", "suburb", "pocity", "sacity"] },
  {
    key: "state",
    label: text("base.state"),
    names: ["province", "region", "st", "stateprovince", "provincestate", "poregion", "saregion"],
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
      "billingcode",
      "shippingcode",
      "popostalcode",
      "sapostalcode",
    ],
  },
  {
    key: "country",
    label: text("customers.country"),
    names: ["countrycode", "countryregion", "pocountry", "sacountry"],
  },
] as const satisfies readonly ImportField[];

/** Where the vehicle is comes before where the bill goes. */
const sites = ["site", "pickup", "service", "location", "shipping", "shipto", "delivery", ...after];

/** Where a place is. */
export const placeFields = places.map((field) => ({ ...field, after }));

/** Pickup and mobile sites of customers. */
export const addressImportFields: readonly ImportField[] = [
  ...customerOfRow,
  {
    key: "label",
    label: text("customers.label"),
    names: ["site", "sitename", "addressname", "locationname", "location"],
  },
  ...places.map((field) => ({ ...field, after: sites, ...(field.key === "street" && { neededAs: "street" }) })),
  {
    key: "pickupSpotDescription",
    label: text("customers.pickupSpot"),
    names: ["pickupinstructions", "pickupspotdescription", "directions"],
  },
  { key: "latitude", label: text("customers.latitude"), names: ["lat"], cell: "decimal" },
  { key: "longitude", label: text("customers.longitude"), names: ["lng", "lon", "long"], cell: "decimal" },
];
