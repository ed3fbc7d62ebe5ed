import { describe, expect, test } from "vitest";
import { decide, type RouteMeta } from "./guard.ts";

const shell: RouteMeta = { layout: "dashboard" };
const visit = (path: string, metas: RouteMeta[], query: Record<string, unknown> = {}) => ({ path, metas, query });

const notFound = visit("/nowhere", [{}, { public: true, layout: "blank" }]);
const login = visit("/login", [{}, { unauthenticatedOnly: true }], { to: "/customers" });
const bareLogin = visit("/login", [{}]);
const register = visit("/register", [{}, { unauthenticatedOnly: true }]);
const customers = visit("/customers", [{}, shell, { action: "manage", subject: "customers" }], { page: "2" });
const withoutRight = visit("/locations", [{}, shell, {}]);
const publicParent = visit("/privacy-policy", [{}, { public: true }, { action: "manage", subject: "all" }]);
const visitorsParent = visit("/forgot-password", [{}, { unauthenticatedOnly: true }, { title: "Forgot Password" }]);
const home = visit("/", [{}, shell], { ref: "mail" });

describe.each([true, false])("a password is reset, signed in: %s", (isSignedIn) => {
  test.each([
    ["the link of the mail reaches the landing", visit("/", [{}], { type: "passwordReset" })],
    ["the form is shown", visit("/reset-password", [{}, { unauthenticatedOnly: true }], { type: "passwordReset" })],
  ])("%s", (_rule, page) => {
    expect(decide({ ...page, isSignedIn })).toBeNull();
  });

  test("the parameter alone opens no other page", () => {
    const page = visit("/customers", [{}, shell], { type: "passwordReset" });

    expect(decide({ ...page, isSignedIn: false })?.to).toBe("/login");
  });
});

test.each([
  ["/", {}, {}],
  ["/service-orders/7", { tab: "files" }, { tab: "files", to: "/service-orders/7" }],
])("a link that brings a ticket to %s leads to the code first", (path, query, search) => {
  const page = visit(path, [{}, shell], { ...query, mfaTicket: "mfaTotp:1", type: "verifyEmail" });

  expect(decide({ ...page, isSignedIn: false })).toEqual({ to: "/two-steps", search });
});

describe("signed out", () => {
  test.each([
    ["a public page is shown", notFound, null],
    ["a page below a public route is shown", publicParent, null],
    ["login is shown", login, null],
    ["login is shown even if it says nothing of itself", bareLogin, null],
    ["a page for visitors only is shown", register, null],
    ["a page below a visitors' route is shown", visitorsParent, null],
    ["a page goes to login, which keeps the query and the path", customers, { page: "2", to: "/customers" }],
    ["a page that names no right goes to login too", withoutRight, { to: "/locations" }],
    ["/ goes to login with an empty path", home, { ref: "mail", to: "" }],
  ])("%s", (_rule, page, search) => {
    expect(decide({ ...page, isSignedIn: false })).toEqual(search && { to: "/login", search });
  });
});

describe("signed in", () => {
  test.each([
    ["a public page is shown", notFound],
    ["a page below a public route is shown", publicParent],
    ["a page is shown", customers],
    ["a page that names no right is shown", withoutRight],
    ["/ is shown", home],
  ])("%s", (_rule, page) => {
    expect(decide({ ...page, isSignedIn: true })).toBeNull();
  });

  test.each([
    ["login", login],
    ["login that says nothing of itself", bareLogin],
    ["a page for visitors only", register],
    ["a page below a visitors' route", visitorsParent],
  ])("%s leads home", (_rule, page) => {
    expect(decide({ ...page, isSignedIn: true })).toEqual({ to: "/", search: {} });
  });
});

describe("a page that a secret in the address opens", () => {
  const wall = [{}, { subject: "vehicles", openedBy: "kiosk" } as const];

  test("is shown to a visitor with the secret", () => {
    expect(
      decide({ ...visit("/admin/vehicle-status-overview", wall, { kiosk: "secret" }), isSignedIn: false }),
    ).toBeNull();
  });

  test("leads a visitor without it to the login", () => {
    expect(decide({ ...visit("/admin/vehicle-status-overview", wall), isSignedIn: false })?.to).toBe("/login");
  });

  test("opens no other page", () => {
    expect(decide({ ...visit("/customers", [{}, shell], { kiosk: "secret" }), isSignedIn: false })?.to).toBe("/login");
  });
});
