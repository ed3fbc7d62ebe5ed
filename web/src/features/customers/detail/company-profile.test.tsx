// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { carla, renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { CompanyProfile } from "./company-profile.tsx";

const offers = vi.hoisted(() => ({ texts: true }));
vi.mock("#data/offers.ts", () => ({ doesSendTexts: () => offers.texts }));
vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "customer", roles: ["customer"] } }) }));

// Fetched ahead: on a busy machine the first test would wait longer for its parts than for anything it shows.
beforeAll(() =>
  Promise.all([
    fetchOverlays(),
    import("./customer-addresses.tsx"),
    import("#features/customers/addresses/address-form.tsx"),
  ]),
);
afterEach(() => {
  cleanup();
  offers.texts = true;
});

const company = {
  ...carla,
  version: 5,
  phone: "+13035550103",
  phoneExtension: "",
  address: null,
  locale: "en",
  notifyByEmail: true,
  notifyBySms: false,
  unwantedEmails: ["billing"],
  unwantedTexts: [],
  taxExempt: false,
  taxExemptUntil: null,
  taxExemptCertificateFileId: null,
  textConsent: null,
  contacts: rows("Contact", []),
};
const saved = { ...company, version: 6 };

/** Carla's company as she sees it; returns what is sent. */
async function open() {
  const sent = await renderAtDesk(<CompanyProfile />, {
    OwnCompany: () => ({ customers: rows("Customer", [company]) }),
    CustomerAddresses: () => ({ addresses: rows("Address", []) }),
    UpdateCompany: () => ({ updateCustomer: { __typename: "UpdateCustomerPayload", customer: saved } }),
    RecordTextConsent: () => ({ recordTextConsent: { __typename: "RecordTextConsentPayload", customer: company } }),
    SaveAddress: ({ input }) => ({
      saveAddress: {
        __typename: "SaveAddressPayload",
        address: { __typename: "Address", ...(input as object), id: "a1" },
      },
    }),
  });
  await screen.findByRole("checkbox", { name: "Email notifications" });
  return sent;
}
const press = async (name: string | RegExp, index = 0) => {
  const button = (await screen.findAllByRole("button", { name })).at(index);
  await act(async () => void fireEvent.click(button ?? document.body));
};
const tick = (name: string) => act(async () => void fireEvent.click(screen.getByRole("checkbox", { name })));

test("a customer chooses what it is told about, by email and by text message", async () => {
  const sent = await open();

  await tick("Text messages");
  await tick("Email: PO numbers, invoices and payments");
  await tick("Text message: Estimates");
  await press("Save");

  expect(sent).toEqual([
    [
      "UpdateCompany",
      expect.objectContaining({
        id: carla.id,
        version: 5,
        notifyBySms: true,
        unwantedEmails: [],
        unwantedTexts: ["estimates"],
      }),
    ],
  ]);
});

test("a shop that sends no text messages says so, offers none, and keeps what was chosen of them", async () => {
  offers.texts = false;
  const sent = await open();

  expect(screen.getByText("We do not send text messages at present.")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /Text message/ })).toBeNull();
  expect(screen.queryByRole("columnheader", { name: "Text" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Record consent to text messages" })).toBeNull();
  await press("Save");

  expect(sent).toEqual([["UpdateCompany", expect.objectContaining({ notifyBySms: false, unwantedTexts: [] })]]);
});

test("a customer agrees to text messages at its own telephone", async () => {
  const sent = await open();

  await press("Record consent to text messages");
  const question = await screen.findByRole("dialog");
  await act(async () => void fireEvent.click(within(question).getByRole("button", { name: "OK" })));

  expect(sent).toEqual([["RecordTextConsent", { customerId: carla.id, phone: "+13035550103", isGiven: true }]]);
});

test("a customer adds an address of its own, without the coordinates that the shop enters", async () => {
  const sent = await open();

  await press("New address");
  const sheet = await screen.findByRole("dialog", { name: "New address" });
  const fields = { Street: "1 Pearl St", City: "Boulder", State: "CO", "Postal code": "80302" };
  await within(sheet).findByLabelText("Street");
  for (const [label, value] of Object.entries(fields))
    await act(async () => void fireEvent.change(within(sheet).getByLabelText(label), { target: { value } }));
  const coordinates = within(sheet).queryByLabelText(/Latitude/);
  await act(async () => void fireEvent.click(within(sheet).getByRole("button", { name: "Save" })));

  expect(coordinates).toBeNull();
  expect(sent).toEqual([
    ["SaveAddress", expect.objectContaining({ id: null, customerId: carla.id, street: "1 Pearl St", state: "CO" })],
  ]);
});
