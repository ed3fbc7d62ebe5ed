import { expect, test } from "vitest";
import { objectionTo, unusedArrows } from "./import-rules.ts";

test.each([
  ["server/src/graphql/http.ts", "server/src/modules/accounts/sign-in/identify.ts"],
  ["server/src/auth/sessions/sign-out.ts", "server/src/platform/database/db.ts"],
  ["server/src/modules/mail/orders/queue-order-mail.ts", "server/src/modules/alerts/raise-alert.ts"],
  ["server/src/modules/orders/area.ts", "server/src/functions/orders/order-link.ts"],
  ["server/src/worker.ts", "server/src/areas.ts"],
  ["web/src/screens/login.tsx", "web/src/features/accounts/sign-in/sign-in-form.tsx"],
  ["web/src/features/accounts/sign-in/sign-in-form.tsx", "web/src/auth/use-auth.ts"],
  ["web/src/ui/form/money-text.tsx", "domain/src/base/money.ts"],
  ["e2e/sign-in.spec.ts", "server/test/shop.ts"],
  ["e2e/sign-in.spec.ts", "server/db/rows/factories.ts"],
  ["e2e/office-keeps-books.spec.ts", "simulators/quickbooks/start-qbo-simulator.ts"],
  ["server/src/processes/test-services.ts", "simulators/cards/start-card-provider.ts"],
  ["server/src/modules/accounting/import/import.test.ts", "simulators/quickbooks/start-qbo-simulator.ts"],
  ["server/db/demo/load-demo.endurance.test.ts", "server/test/database.ts"],
  ["simulators/cards/pages.ts", "domain/src/base/money.ts"],
  ["e2e/drafts-are-kept.spec.ts", "web/src/features/intake/values-of-draft.ts"],
  ["domain/src/orders/service-order.ts", "domain/src/intake/intake-method.ts"],
])("%s may import %s", (from, to) => {
  expect(objectionTo(from, to)).toBeNull();
});

test.each([
  ["domain/src/base/money.ts", "server/src/platform/database/db.ts"],
  ["server/db/demo/people.ts", "server/test/shop.ts"],
  ["server/src/main.ts", "server/test/endurance.ts"],
  ["server/src/integrations/quickbooks/qbo-client.ts", "simulators/quickbooks/simulator.ts"],
  ["simulators/quickbooks/simulator.ts", "server/src/platform/clock.ts"],
  ["domain/src/intake/intake.ts", "domain/src/orders/service-order.ts"],
  ["domain/src/schedule/slots.ts", "domain/src/tasks/task.ts"],
  ["domain/src/parts/wheel.ts", "domain/src/base/money.ts"],
  ["web/src/data/client.ts", "server/src/graphql/preset.ts"],
  ["server/src/platform/database/db.ts", "server/src/modules/accounts/sign-in/identify.ts"],
  ["server/src/graphql/http.ts", "server/src/auth/service.ts"],
  ["server/src/modules/orders/area.ts", "server/src/areas.ts"],
  ["server/src/modules/orders/set-order-priority.ts", "server/src/modules/orders/area.ts"],
  ["server/src/modules/alerts/raise-alert.ts", "server/src/modules/orders/transitions/change-status.ts"],
  ["web/src/features/invoices/list.tsx", "web/src/features/estimates/list.tsx"],
  ["web/src/auth/machines/auth-machine.ts", "web/src/data/client.ts"],
  ["web/src/ui/layout/page.tsx", "domain/src/orders/service-order.ts"],
  ["web/src/auth/use-auth.ts", "web/src/ui/theme/theme.ts"],
])("%s may not import %s", (from, to) => {
  expect(objectionTo(from, to)).toEqual(expect.any(String));
});

test("an arrow between modules that no import uses is named", () => {
  const unused = "the arrow mail → alerts of tools/import-rules.ts is used by no import: remove it";

  expect(unusedArrows([])).toContain(unused);
  expect(unusedArrows([{ from: "server/src/modules/mail/a.ts", to: "server/src/modules/alerts/b.ts" }])).not.toContain(
    unused,
  );
});
