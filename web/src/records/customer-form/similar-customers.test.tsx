// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, screen } from "@testing-library/react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { afterEach, beforeEach, expect, test } from "vitest";
import { carla, renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { customer } from "@boresight/domain/customers/customer-fields";
import { recordValues } from "#records/form/record-values.ts";
import type { CustomerFormValues } from "./customer-values.ts";
import { SimilarCustomers } from "./similar-customers.tsx";

afterEach(cleanup);

const filters: unknown[] = [];
beforeEach(() => (filters.length = 0));

/** A new customer's form, where the server finds these customers by what is typed. */
async function open(found: object[]) {
  const shown: { form?: UseFormReturn<CustomerFormValues> } = {};
  function Form() {
    const form = useForm({ defaultValues: recordValues(customer, null) });
    shown.form = form;
    return <SimilarCustomers form={form} />;
  }
  const routeTree = createRootRoute({ component: Form });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await renderAtDesk(<RouterProvider router={router} />, {
    FindSimilarCustomers: ({ filter }) => {
      filters.push(filter);
      return { customers: rows("Customer", found) };
    },
  });
  return (field: "companyName" | "email", value: string) => act(async () => shown.form?.setValue(field, value));
}

test("a company name that a customer has already is warned about, with a link to that customer", async () => {
  const type = await open([carla]);

  await type("companyName", "Carla's Collision");

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Carla's Collision" });
  expect(link.pathname).toBe(`/customers/${carla.id}`);
  expect(screen.getByRole("alert").textContent).toContain("Already a customer?");
});

test("an email that a customer has already is warned about as soon as it is one", async () => {
  const type = await open([carla]);
  await type("email", "office");
  const before = filters.length;

  await type("email", "office@carla.example");

  expect(await screen.findByRole("alert")).toBeDefined();
  expect([before, filters.length]).toEqual([0, 1]);
  expect(JSON.stringify(filters)).toContain("carla");
});

test("a new name is not warned about", async () => {
  const type = await open([]);

  await type("companyName", "Brand New Motors");

  expect(filters).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});
