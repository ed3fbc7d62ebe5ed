// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { Retention } from "./retention.tsx";

beforeAll(fetchOverlays);
beforeAll(() => import("#ui/dialog/confirm-box.tsx")); // It is fetched with the first question.
beforeAll(() => (Element.prototype.scrollIntoView = () => {})); // An invalid form calls it, and jsdom has none.
afterEach(cleanup);

const kept = {
  __typename: "ShopSetting",
  id: "0198c6e5-0000-7000-8000-0000000000e1",
  version: 4,
  auditYears: 10,
  eventDays: 90,
  deliveryDays: 30,
  importResultDays: 90,
};
const saved = () => ({ saveRetention: { __typename: "ShopSettingPayload", shopSetting: { ...kept, version: 5 } } });
const open = (save: () => object = saved) =>
  renderAtDesk(<Retention />, {
    Retention: () => ({ shopSettings: rows("ShopSetting", [kept]) }),
    SaveRetention: save,
  });

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
async function choose(name: string) {
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Audit" }));
  await act(async () => fireEvent.click(await screen.findByRole("option", { name })));
}

test("it shows what is kept for how long, what stays for good, and why", async () => {
  await open();

  const card = within(screen.getByRole("region", { name: "How long things are kept" }));
  expect(card.getByText(/Orders, documents, invoices.* stay for good: tax law, warranties/)).toBeTruthy();
  expect(card.getByRole("combobox", { name: "Audit" }).textContent).toBe("10 years");
  const field = card.getByLabelText<HTMLInputElement>("Rows of imported files (days)");
  expect(field.value).toBe("90");
  expect(card.getByText("From 30 to 365. An import can always be undone for 7 days.")).toBeTruthy();
});

test("the audit is kept for 7 to 30 years or for good, and longer without a question", async () => {
  const sent = await open();

  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Audit" }));
  const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "For good" })));
  type("Events for webhooks (days)", "120");
  await press("Save");

  expect([offered.length, offered[0], offered.at(-2), offered.at(-1)]).toEqual([25, "7 years", "30 years", "For good"]);
  const input = { version: 4, auditYears: null, eventDays: 120, deliveryDays: 30, importResultDays: 90 };
  expect(sent).toEqual([["SaveRetention", input]]);
  expect(await screen.findByText("Saved how long things are kept")).toBeTruthy();
});

test("a shorter time deletes for ever, so it asks first", async () => {
  const sent = await open();

  await choose("7 years");
  await press("Save");
  const question = await screen.findByRole("dialog");
  const asked = question.textContent;
  await act(async () => fireEvent.click(within(question).getByRole("button", { name: "Cancel" })));
  const afterNo = sent.length;
  await press("Save");
  const again = await screen.findByRole("dialog");
  await act(async () => fireEvent.click(within(again).getByRole("button", { name: "OK" })));

  expect(asked).toContain("deleted within the hour and cannot be brought back");
  expect(afterNo).toBe(0);
  expect(sent).toMatchObject([["SaveRetention", { auditYears: 7 }]]);
});

test("what the server refuses stands at its field", async () => {
  const message = "Enter a whole number from 7 to 90";
  const fields = [{ field: "deliveryDays", code: "too-big", message }];
  await open(() => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: "invalid-input", fields } }] }));

  type("Log of webhook deliveries (days)", "91");
  await press("Save");

  expect(screen.getByRole("alert").textContent).toBe(message);
  expect(screen.getByLabelText("Log of webhook deliveries (days)").getAttribute("aria-invalid")).toBe("true");
});
