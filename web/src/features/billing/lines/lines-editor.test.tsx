// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { lineProblems } from "./line-problems.ts";
import { lineInputOf, type DocumentValues, type LineValues } from "./line-values.ts";
import { LinesEditor } from "./lines-editor.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "admin", roles: ["admin"] } }) }));
Element.prototype.scrollIntoView = () => {}; // jsdom has none.

afterEach(cleanup);

const types = [
  { id: "t-scan", key: "SCAN-PRE", name: "Pre-scan", unitPrice: 7500, category: "scan", purchaseCost: 1200 },
  { id: "t-misc", key: "MISC", name: "Other work or part", unitPrice: 0, category: "fee", purchaseCost: 0 },
  { id: "t-disc", key: "DISC", name: "Discount", unitPrice: -1000, category: "adjustment", purchaseCost: 0 },
].map((type) => ({ __typename: "LineItemType", description: "", taxable: true, isActive: true, ...type }));

const catalog = new ApolloLink(
  () =>
    new Observable((observer) => {
      observer.next({
        data: {
          lineItemTypes: { __typename: "LineItemTypeConnection", nodes: types },
          furtherTypes: { __typename: "LineItemTypeConnection", nodes: [] },
        },
      });
      observer.complete();
    }),
);

const line = (typed: Partial<LineValues>): LineValues => ({
  key: typed.description ?? "line",
  id: null,
  lineItemTypeId: "6f9619ff-8b86-4d01-b42d-00c04fc964ff",
  typeName: "Type",
  category: "calibration",
  description: "Front camera",
  quantity: "1",
  unitPrice: "325.00",
  discount: "",
  discountKind: "percent",
  taxable: true,
  isOptional: false,
  calibrationId: null,
  reason: "",
  purchaseCost: 4500,
  ...typed,
});

const taxes = { components: [{ name: "Sales tax", rate: 8810 }], isExempt: false };

/** Renders the editor with a button that checks the lines, as the forms around it do. */
async function openEditor(lines: LineValues[]) {
  let values = (): DocumentValues => ({ notes: "", until: "", poNumber: "", lines });
  function Editor() {
    const form = useForm<DocumentValues>({ defaultValues: { notes: "", until: "", poNumber: "", lines } });
    values = form.getValues;
    const check = () => showFieldProblems(form, lineProblems(form.getValues("lines")));
    return (
      <>
        <LinesEditor form={form} taxes={taxes} />
        <button onClick={check}>Check</button>
      </>
    );
  }
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link: catalog, cache: new InMemoryCache() })}>
        <Editor />
      </ApolloProvider>,
    ),
  );
  return { values: () => values() };
}

const row = (number: number) => within(screen.getByRole("group", { name: new RegExp(`^Line ${number}:`) }));
const type = (number: number, label: string, value: string) =>
  act(async () => void fireEvent.change(row(number).getByLabelText(label), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const totals = () => screen.getByLabelText("Totals").textContent;

test("the totals follow what is typed, with the tax and the margin", async () => {
  await openEditor([line({})]);

  await type(1, "Quantity", "2");
  await type(1, "Unit price", "$400.00");
  await type(1, "Discount", "10");

  expect(totals()).toBe("Subtotal$720.00Sales tax 8.81%$63.43Total$783.43Margin$630.00");
});

test("a discount is a percentage until its button makes it an amount", async () => {
  const { values } = await openEditor([line({ discount: "10" })]);

  await press("Discount in percent. Change to dollars");

  expect(totals()).toContain("Subtotal$315.00");
  expect(lineInputOf(values().lines[0] as LineValues).discount).toEqual({ amount: 1000 });
});

test("an untaxed line is not taxed", async () => {
  await openEditor([line({})]);

  await act(async () => void fireEvent.click(screen.getByRole("checkbox", { name: "Taxable" })));

  expect(totals()).toContain("Sales tax 8.81%$0.00Total$325.00");
});

test("a type of the catalog is found by its key and added with its price", async () => {
  const { values } = await openEditor([]);
  const search = screen.getByLabelText("Add a line");

  await act(async () => void fireEvent.change(search, { target: { value: "scan-pre" } }));
  await act(async () => void fireEvent.keyDown(search, { key: "Enter" }));

  expect(values().lines.map(lineInputOf)).toMatchObject([
    { lineItemTypeId: "t-scan", description: "Pre-scan", quantity: 1000, unitPrice: 7500, taxable: true },
  ]);
});

test("a removed line comes back to its place", async () => {
  const { values } = await openEditor([line({ description: "One" }), line({ description: "Two" })]);

  await press("Remove One");
  const left = values().lines.map(({ description }) => description);
  await press("Undo");

  expect([left, values().lines.map(({ description }) => description)]).toEqual([["Two"], ["One", "Two"]]);
});

test.each([
  ["Quantity", "0", /quantity is from 0.001/],
  ["Quantity", "1.2345", /quantity is from 0.001/],
  ["Unit price", "12.345", /at most 2 decimals/],
  ["Unit price", "-5", /Only discounts and credits/],
  ["Discount", "101", /from 0 to/],
  ["Description", " ", /Enter the description/],
])("the %s %j is refused at its field", async (label, value, message) => {
  await openEditor([line({ description: "One" }), line({ description: "Two" })]);

  await type(2, label, value);
  await press("Check");

  const field = row(2).getByLabelText(label);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(row(2).getByRole("alert").textContent).toMatch(message);
  expect(row(1).queryByRole("alert")).toBeNull();
});

const search = () => screen.getByRole("combobox", { name: "Add a line" });
const typeInSearch = (value: string) =>
  act(async () => {
    fireEvent.focus(search());
    fireEvent.change(search(), { target: { value } });
  });

test("what the catalog lacks becomes a line of its own, with a price that is asked for and its tax", async () => {
  const { values } = await openEditor([]);

  await typeInSearch("Custom bracket shim");
  await act(async () => void fireEvent.click(screen.getByText("Add “Custom bracket shim” as a line of its own")));
  await press("Check");

  const [added] = values().lines;
  expect(added).toMatchObject({
    lineItemTypeId: "t-misc",
    description: "Custom bracket shim",
    unitPrice: "",
    taxable: true,
  });
  await type(1, "Unit price", "12.50");
  expect(totals()).toContain("Subtotal$12.50");
});

test("Enter in the search does not submit the form around it", async () => {
  await openEditor([]);

  await typeInSearch("Pre-scan");
  let isKept = false;
  await act(async () => {
    isKept = !fireEvent.keyDown(search(), { key: "Enter" });
  });
  await act(async () => void fireEvent.keyDown(search(), { key: "Escape" }));

  expect(isKept).toBe(true);
  expect(fireEvent.keyDown(search(), { key: "Enter" })).toBe(false);
});
