import { expect, test } from "vitest";
import { providerUrl } from "./provider-url.ts";

const place = { address: "https://shop.example/v1/auth/signin/provider/google", origin: "https://shop.example" };

test("without options it is the provider's URL alone", () => {
  expect(providerUrl(place, {})).toBe("https://shop.example/v1/auth/signin/provider/google");
});

test("options are sent in the server's format", () => {
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
])("the redirect %s becomes %s", (redirectTo, full) => {
  expect(new URL(providerUrl(place, { redirectTo })).searchParams.get("redirectTo")).toBe(full);
});
