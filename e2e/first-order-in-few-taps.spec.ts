import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password } from "../server/test/people.ts";
import { startEmptyApp, type EmptyApp } from "./support/empty-app.ts";
import { describeWindow } from "./support/test-app.ts";

let app: EmptyApp;
beforeAll(async () => {
  app = await startEmptyApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Each click, each filled field and each chosen option. */
const most = 40;

test("from the first sign-in on an empty database to the first order in the schedule in at most 40 taps and fields", async ({
  onTestFailed,
}) => {
  const { page } = app;
  onTestFailed(() => describeWindow(page));
  let steps = 0;
  const tap = async (target: Locator) => {
    steps += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string) => {
    steps += 1;
    await target.fill(text);
  };
  const next = async (step: number) => {
    await tap(page.getByRole("button", { name: "Next" }));
    await page.getByText(new RegExp(`Step ${step} of`)).waitFor();
  };

  await page.goto("/");
  await fill(page.getByLabel("Email"), "ada@example.com");
  await fill(page.getByLabel("Password", { exact: true }), password);
  await tap(page.getByRole("button", { name: "Sign in" }));

  await tap(page.getByRole("list", { name: "Set up your shop" }).getByRole("link", { name: /Company/ }));
  const company = page.getByRole("region", { name: "Company" });
  await fill(company.getByLabel("Company name"), "Acme Calibration");
  await tap(company.getByRole("button", { name: "Save" }));
  await company.getByText("Done").waitFor();

  await tap(page.getByRole("link", { name: "Add a location" }));
  const location = page.getByRole("dialog", { name: "New location" });
  await fill(location.getByLabel("Name"), "Boulder");
  await fill(location.getByLabel("Street"), "1 Pearl St");
  await fill(location.getByLabel("City"), "Boulder");
  await fill(location.getByLabel("State"), "CO");
  await fill(location.getByLabel("Postal code"), "80302");
  await tap(location.getByRole("button", { name: "Add location" }));
  await page.getByText("Bay 1").waitFor();

  await tap(page.getByRole("link", { name: "Users" }));
  await tap(page.getByRole("button", { name: "Invite" }));
  const invitation = page.getByRole("dialog", { name: "Invite someone" });
  await fill(invitation.getByLabel("Name"), "Tom Technician");
  await fill(invitation.getByLabel("Email"), "tom@example.com");
  await tap(invitation.getByRole("button", { name: "Send invitation" }));
  await fill(page.getByLabel("Your password"), password);
  await tap(page.getByRole("button", { name: "Confirm" }));
  await invitation.waitFor({ state: "detached" });

  await tap(page.getByRole("navigation").getByRole("link", { name: "New order" }));
  await tap(page.getByRole("combobox", { name: "Customer" }));
  await tap(page.getByRole("option", { name: "New customer" }));
  const customer = page.getByRole("dialog", { name: "New customer" });
  await fill(customer.getByLabel("Company"), "Carla's Collision");
  await fill(customer.getByLabel("Email (optional)"), "carla@example.com");
  await tap(customer.getByRole("button", { name: "Save" }));
  await customer.waitFor({ state: "detached" });
  await next(2);
  await fill(page.getByLabel("VIN"), "4T1G11AK2MU990001");
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  await next(3);
  await tap(page.getByRole("checkbox", { name: /Windshield/ }));
  await page.getByText("Front camera calibration – static").waitFor();
  await next(4);
  await next(5);
  await tap(page.getByRole("button", { name: /\d:\d\d (AM|PM) M[DS]T$/ }).first());
  await page.getByText(/is held for/).waitFor();
  await next(6);
  await tap(page.getByRole("checkbox", { name: "The vehicle will be ready on that day" }));
  await tap(page.getByRole("button", { name: "Create order", exact: true }));
  await page.waitForURL("**/service-orders/*");
  await tap(page.getByRole("link", { name: "Schedule" }));
  await tap(page.getByRole("button", { name: "List", exact: true }));
  await page.getByRole("button", { name: /2021 Toyota Camry SE Carla's Collision · Bay 1 · Tom Technician/ }).waitFor();

  expect(await page.getByRole("link", { name: "Acme Calibration" }).count()).toBe(1);
  expect(steps).toBeLessThanOrEqual(most);
});
