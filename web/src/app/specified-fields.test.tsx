// @vitest-environment jsdom
// Section 3 of the specification: each field of a customer, a contact, an address and a vehicle is entered in a form and
// seen on the record's page. That a customer's own record carries them: web/bundle/own-customer-fields.test.ts.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { customer as described, customerFieldNames } from "@boresight/domain/customers/customer-fields";
import { vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { AddressFields } from "#features/customers/addresses/address-fields.tsx";
import { addressValues } from "#features/customers/addresses/address-values.ts";
import { ContactDialog } from "#features/customers/detail/contact-dialog.tsx";
import { AddressesOfCustomer } from "#features/customers/detail/customer-addresses.tsx";
import { ContactsOfCustomer } from "#features/customers/detail/customer-contacts.tsx";
import { CustomerFacts } from "#features/customers/detail/customer-facts.tsx";
import { VehicleDetails } from "#features/vehicles/vehicle-details.tsx";
import { VehicleFormFields } from "#features/vehicles/vehicle-form-fields.tsx";
import { vehicleValues } from "#features/vehicles/vehicle-values.ts";
import { CustomerFields } from "#records/customer-form/customer-fields.tsx";
import { recordValues } from "#records/form/record-values.ts";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";

vi.mock("#data/offers.ts", () => ({ doesSendTexts: () => true }));

beforeAll(fetchOverlays);
beforeAll(() => void vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(cleanup);

const contact = ["name", "title", "email", "phone", "isPreferred"];
const address = ["street", "city", "state", "postalCode", "country", "distanceToSensi", "pickupSpotDescription"];
const customer = [
  "companyName",
  "firstName",
  "lastName",
  "email",
  "phone",
  "notes",
  "isPartnerReward",
  "addressId",
  "requiresPo",
  "hasAcceptedTerms",
];

/** Entered elsewhere: in the list of addresses, and terms by the customer. */
const elsewhere = ["addressId", "hasAcceptedTerms", "distanceToSensi"];
/** A customer's certificate is attached once it is saved; its topics are a table of boxes. */
const withoutName = ["taxExemptUntil", "taxExemptCertificateFileId", "unwantedEmails", "unwantedTexts"];

async function show(shown: ReactNode, answers: Parameters<typeof renderAtDesk>[1] = {}) {
  const routeTree = createRootRoute({ component: () => shown });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  const none = {
    GetBaseData: () => ({ facilities: rows("Facility", []), serviceOrderStatuses: null, tasks: null, users: null }),
    PriceListChoices: () => ({ priceLists: rows("PriceList", []) }),
    FindCustomers: () => ({ customers: rows("Customer", []) }),
  };
  await renderAtDesk(<RouterProvider router={router} />, { ...none, ...answers });
}

const NewCustomer = () => (
  <CustomerFields form={useForm({ defaultValues: recordValues(described, null) })} admin isNew />
);
const NewAddress = () => (
  <AddressFields
    form={useForm({ defaultValues: addressValues(null) })}
    asksCustomer={false}
    locates={false}
    asksMiles={false}
  />
);
const NewVehicle = () => (
  <VehicleFormFields form={useForm({ defaultValues: vehicleValues(null) })} ownId={undefined} onOpen={null} />
);

test.each([
  ["a customer", <NewCustomer key="" />, [...customer, ...customerFieldNames]],
  ["a contact", <ContactDialog key="" customerId="1" contact={null} onClose={() => {}} />, contact],
  ["an address", <NewAddress key="" />, address],
  ["a vehicle", <NewVehicle key="" />, vehicleFieldNames],
])("every field of %s is entered in its form", async (_record, form, fields) => {
  await show(form);

  const named = new Set([...document.querySelectorAll("[name]")].map((input) => input.getAttribute("name")));
  const missing = fields.filter((name) => !named.has(name) && ![...elsewhere, ...withoutName].includes(name));
  expect(missing).toEqual([]);
});

const place = { street: "1 Pearl St", unit: "Bay 4", city: "Boulder", state: "CO", postalCode: "80302", country: "US" };
const texts = (shown: readonly string[]) => {
  const page = document.body.textContent;
  return shown.filter((text) => !page.includes(text));
};

test("the page of a customer shows what is entered", async () => {
  const facts = {
    id: "1",
    version: 1,
    status: "active",
    companyName: "Acme",
    firstName: "Ann",
    lastName: "Fay",
    email: "ann@acme.example",
    phone: "+13035550103",
    phoneExtension: "12",
    locale: "fr",
    notes: "Rings twice",
    tags: ["fleet"],
    isPartnerReward: true,
    requiresPo: true,
    acceptsCurrentTerms: true,
    termsVersion: "2026-01",
    customerKind: "dealer",
    paymentTermsDays: 45,
    taxExempt: true,
    taxExemptUntil: "2027-03-01",
    creditLimitCents: 1_250_000,
    notifyByEmail: true,
    notifyBySms: false,
    emailProblem: null,
    textConsent: null,
    defaultFacility: { id: "2", facilityName: "Denver" },
    priceList: { id: "7", name: "Front Range Fleet" },
    address: { id: "3", ...place },
  };

  await show(<CustomerFacts customer={facts as never} />);

  expect(
    texts([
      "Ann Fay",
      "ann@acme.example",
      "(303) 555-0103 ext. 12",
      "French",
      "Rings twice",
      "fleet",
      "Requires a PO",
      "Earns rewards",
      "version 2026-01",
      "45",
      "12,500",
      "Front Range Fleet",
      "Denver",
      "1 Pearl St, Bay 4, Boulder, CO 80302, US",
    ]),
  ).toEqual([]);
});

test("the contacts and addresses of a customer are shown with all of their fields", async () => {
  const who = { name: "Maria Fay", title: "Estimator", email: "maria@acme.example", phone: "+13035550104" };
  const marks = { phoneExtension: "7", isPreferred: true, purposes: [], emailProblem: null, textConsent: null };
  const site = {
    ...place,
    __typename: "Address",
    id: "4",
    version: 1,
    label: "Main shop",
    latitude: null,
    longitude: null,
  };
  const spot = { distanceToSensi: 28.2, distanceSource: "manual", pickupSpotDescription: "Gate code 12", use: null };
  const contacts = rows("Contact", [{ id: "5", version: 1, ...who, ...marks }]);

  await show(
    <>
      <ContactsOfCustomer customer={{ id: "1", contacts } as never} />
      <AddressesOfCustomer customer={{ id: "1", version: 1, address: null }} admin />
    </>,
    { CustomerAddresses: () => ({ addresses: rows("Address", [{ ...site, ...spot }]) }) },
  );
  await screen.findByText("28.2 mi");

  expect(
    texts([
      "Maria Fay",
      "Preferred",
      "Estimator",
      "maria@acme.example",
      "(303) 555-0104 ext. 7",
      "1 Pearl St, Bay 4",
      "Boulder, CO 80302, US",
      "Main shop",
      "Gate code 12",
    ]),
  ).toEqual([]);
});

test("the page of a vehicle shows what is entered", async () => {
  const car = {
    id: "6",
    version: 1,
    vehicleDescription: "Shop car",
    vinNumber: "4T1G11AK2MU990001",
    year: 2021,
    make: "Toyota",
    model: "Camry",
    trim: "SE",
    ownerFirstName: "Olga",
    ownerLastName: "Own",
    ownerEmail: "olga@own.example",
    ownerPhone: "+13035550105",
    ownerPhoneExtension: "9",
    color: "Blue",
    licensePlate: "ABC 123",
    plateState: "CO",
    odometer: 48_000,
    vinDecode: null,
    vinDecodedAt: null,
    customer: { id: "1", companyName: "Acme", firstName: "", lastName: "" },
  };

  await show(<VehicleDetails vehicle={car as never} />);

  expect(
    texts([
      "Acme",
      "2021",
      "Toyota",
      "Camry",
      "SE",
      "Olga Own",
      "olga@own.example",
      "(303) 555-0105 ext. 9",
      "Blue",
      "ABC 123 · CO",
      "48,000",
    ]),
  ).toEqual([]);
  expect(document.body.textContent.replaceAll(/\s/g, "")).toContain("4T1G11AK2MU990001");
});
