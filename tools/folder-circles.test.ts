import { expect, test } from "vitest";
import { circlesOfFolders } from "./folder-circles.ts";

const imports = (...arrows: [from: string, to: string][]) => arrows.map(([from, to]) => ({ from, to }));

test("folders side by side may import one another in one direction", () => {
  const fine = imports(
    ["web/src/ui/form/field.tsx", "web/src/ui/dialog/sheet.tsx"],
    ["web/src/ui/dialog/sheet.tsx", "web/src/ui/overlay/tooltip.tsx"],
    ["web/src/ui/form/field.tsx", "web/src/ui/overlay/tooltip.tsx"],
  );

  expect(circlesOfFolders(fine)).toEqual([]);
});

test("a circle is named once, with the imports that make it", () => {
  const circle = imports(
    ["web/src/ui/form/field.tsx", "web/src/ui/dialog/sheet.tsx"],
    ["web/src/ui/dialog/sheet.tsx", "web/src/ui/overlay/tooltip.tsx"],
    ["web/src/ui/overlay/parts/panel.tsx", "web/src/ui/form/field.tsx"],
    ["web/src/ui/table/row.tsx", "web/src/ui/form/field.tsx"],
  );

  expect(circlesOfFolders(circle)).toEqual([
    "web/src/ui has a circle of folders: web/src/ui/form/field.tsx imports web/src/ui/dialog/sheet.tsx, " +
      "web/src/ui/dialog/sheet.tsx imports web/src/ui/overlay/tooltip.tsx, " +
      "web/src/ui/overlay/parts/panel.tsx imports web/src/ui/form/field.tsx",
  ]);
});

test("a file beside folders is a part as they are", () => {
  const circle = imports(
    ["server/src/auth/endpoint.ts", "server/src/auth/input/read-input.ts"],
    ["server/src/auth/input/sent-by-form.ts", "server/src/auth/endpoint.ts"],
  );

  expect(circlesOfFolders(circle)).toHaveLength(1);
});

test("what only files of one folder do among themselves, tests, and what is no source of a package is not looked at", () => {
  const fine = imports(
    ["domain/src/tasks/condition.ts", "domain/src/tasks/condition-schema.ts"],
    ["domain/src/tasks/condition-schema.ts", "domain/src/tasks/condition.ts"],
    ["server/src/auth/input/any-input.test.ts", "server/src/auth/links/link.ts"],
    ["server/src/auth/links/link.ts", "server/src/auth/input/field.ts"],
    ["server/test/accounting/books.ts", "server/test/shop/shop.ts"],
    ["server/test/shop/shop.ts", "server/test/accounting/books.ts"],
  );

  expect(circlesOfFolders(fine)).toEqual([]);
});

test("an area hands its work to services that import its verbs", () => {
  const fine = imports(
    ["server/src/modules/orders/area.ts", "server/src/functions/orders/order-link.ts"],
    ["server/src/functions/orders/order-link.ts", "server/src/modules/orders/find-order.ts"],
  );

  expect(circlesOfFolders(fine)).toEqual([]);
});
