import { expect, test } from "vitest";
import { screensIn } from "./screen-preloads.ts";

const routes = `
const people = lazyRouteComponent(() => import("#screens/people.tsx"), "People");

export const pages: readonly PageRoute[] = [
  {
    path: "/login",
    layout: "login",
    screen: lazyRouteComponent(() => import("#screens/login.tsx"), "Login"),
  },
  { path: "/people", layout: "default", screen: people },
];
`;

test("each page has its screen's module, and the frame around it where that is a chunk of its own", () => {
  expect(screensIn(routes)).toEqual([
    { path: "/login", modules: ["screens/login.tsx"] },
    { path: "/people", modules: ["app/layouts/dashboard-layout.tsx", "screens/people.tsx"] },
  ]);
});

test("a page whose screen cannot be found fails the build", () => {
  const page = `export const pages = [\n  { path: "/", layout: "blank", screen: elsewhere },\n];`;
  expect(() => screensIn(page)).toThrow("no screen");
});

test("a page in a layout that is not listed fails the build", () => {
  expect(() => screensIn(routes.replace('"default"', '"new"'))).toThrow("no layout");
});
