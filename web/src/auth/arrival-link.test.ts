import { expect, test } from "vitest";
import { createArrivalLink } from "./arrival-link.ts";

function arriveAt(query: string) {
  let address = `https://shop.example/page${query}`;
  const link = createArrivalLink({ href: () => address, replace: (href) => (address = href) });
  return { link, address: () => address };
}

test.each(["verifyEmail", "passwordlessEmail", "passwordReset", "emailConfirmChange"])(
  "a link for %s says so",
  (type) => {
    const { link } = arriveAt(`?refreshToken=1&type=${type}`);

    expect([link.refreshToken(), link.type()]).toEqual(["1", type]);
  },
);

test.each(["", "?type=", "?type=estimates&refreshToken="])("%j is no link of a mail", (query) => {
  const { link } = arriveAt(query);

  expect([link.refreshToken(), link.type(), link.problem()]).toEqual([null, null, null]);
});

test.each([
  ["?error=invalid-ticket&errorDescription=Invalid+ticket", "Invalid ticket"],
  ["?error=invalid-ticket", undefined],
  ["?error=x&errorDescription=social+user+already+exists", undefined],
])("%s shows the message %j", (query, message) => {
  expect(arriveAt(query).link.problem()?.message).toBe(message);
});

test.each([
  ["?refreshToken=1&type=verifyEmail&tab=one", "?tab=one"],
  ["?error=x&errorDescription=y&provider_error=z&tab=one", "?tab=one"],
  ["?type=estimates&tab=one", "?type=estimates&tab=one"],
])("cleaned, %s is %s", (before, after) => {
  const { link, address } = arriveAt(before);

  link.clean();

  expect(address()).toBe(`https://shop.example/page${after}`);
});
