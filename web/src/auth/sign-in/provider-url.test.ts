import { expect, test } from "vitest";
import { providerUrl } from "./provider-url.ts";

const place = { address: "https://shop.example/v1/auth/signin/provider/google", origin: "https://shop.example" };

test("without options it is the provider's address alone", () => {
  expect(providerUrl(place, {})).toBe("https://shop.example/v1/auth/signin/provider/google");
});

test("what is wished goes along as the server reads it", () => {
  const address = providerUrl(place, {
    redirectTo: "/welcome?tab=one",
    connect: "access",
    allowedRoles: ["user", "me"],
    metadata: { company: "Garage & Sons" },
    locale: "fr",
  });

  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    redirectTo: "https://shop.example/welcome?tab=one",
    connect: "access",
    allowedRoles: "user,me",
    metadata: '{"company":"Garage & Sons"}',
    locale: "fr",
  });
});

test.each([
  ["/reset-password", "https://shop.example/reset-password"],
  ["reset-password", "https://shop.example/reset-password"],
  ["https://other.example/page", "https://other.example/page"],
])("the way back %s is %s", (redirectTo, full) => {
  expect(new URL(providerUrl(place, { redirectTo })).searchParams.get("redirectTo")).toBe(full);
});
