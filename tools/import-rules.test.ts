import { expect, test } from "vitest";
import { objectionTo } from "./import-rules.ts";

test.each([
  ["server/src/graphql/http.ts", "server/src/modules/accounts/identify.ts"],
  ["server/src/auth/sign-out.ts", "server/src/platform/db.ts"],
  ["server/src/modules/service-orders/change-status.ts", "server/src/modules/notifications/raise-alert.ts"],
  ["web/src/screens/login.tsx", "web/src/features/sign-in/sign-in-form.tsx"],
  ["web/src/features/sign-in/sign-in-form.tsx", "web/src/auth/use-auth.ts"],
  ["web/src/ui/money-text.tsx", "domain/src/base/money.ts"],
  ["e2e/sign-in.spec.ts", "server/test/factories.ts"],
  ["domain/src/orders/service-order.ts", "domain/src/intake/intake-method.ts"],
])("%s may import %s", (from, to) => {
  expect(objectionTo(from, to)).toBeNull();
});

test.each([
  ["domain/src/base/money.ts", "server/src/platform/db.ts"],
  ["domain/src/intake/intake.ts", "domain/src/orders/service-order.ts"],
  ["domain/src/schedule/slots.ts", "domain/src/tasks/task.ts"],
  ["domain/src/parts/wheel.ts", "domain/src/base/money.ts"],
  ["web/src/data/client.ts", "server/src/graphql/preset.ts"],
  ["server/src/platform/db.ts", "server/src/modules/accounts/identify.ts"],
  ["server/src/graphql/http.ts", "server/src/auth/service.ts"],
  ["server/src/modules/notifications/raise-alert.ts", "server/src/modules/service-orders/change-status.ts"],
  ["web/src/features/invoices/list.tsx", "web/src/features/estimates/list.tsx"],
  ["web/src/auth/auth-machine.ts", "web/src/data/client.ts"],
  ["web/src/ui/page.tsx", "domain/src/orders/service-order.ts"],
  ["web/src/auth/use-auth.ts", "web/src/ui/theme.ts"],
])("%s may not import %s", (from, to) => {
  expect(objectionTo(from, to)).toEqual(expect.any(String));
});
