import { InMemoryCache, type TypePolicies } from "@apollo/client";

/** Lists and figures have no id: what two queries ask of the same one is put together instead of replaced. */
const withoutId = [
  "AddressConnection",
  "AdminNotificationConnection",
  "AppointmentConnection",
  "BayConnection",
  "ContactConnection",
  "CustomerAddressConnection",
  "CustomerConnection",
  "EstimateConnection",
  "FacilityConnection",
  "InvoiceConnection",
  "LineItemConnection",
  "LineItemTypeConnection",
  "ServiceOrderConnection",
  "ServiceOrderStatusConnection",
  "StatusChangeConnection",
  "TaskConnection",
  "TaskFileConnection",
  "UserConnection",
  "VehicleConnection",
  "AdminDashboard",
  "CustomerDashboard",
];

const merged: TypePolicies = Object.fromEntries(withoutId.map((name) => [name, { merge: true }]));

/** A row opened from a list is drawn from the list's copy while the rest is on its way. */
const row = (type: string): NonNullable<TypePolicies[string]["fields"]>[string] => ({
  read: (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: type, id: args?.["id"] }) : known, // null: it does not exist
});

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      ...merged,
      Query: { fields: { serviceOrder: row("ServiceOrder"), customer: row("Customer"), vehicle: row("Vehicle") } },
    },
  });
