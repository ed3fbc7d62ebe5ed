import { fail } from "@boresight/domain/base/errors";
import { loanerCarSchema } from "@boresight/domain/settings/loaner-car";
import { insertRow } from "#platform/database/insert-row.ts";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";

export const saveLoanerCar = mutation({
  summary: "Adds a loaner car, or changes it. One that is no longer lent is deactivated.",
  callers: ["admin"],
  input: loanerCarSchema,
  returns: { loanerCar: "LoanerCar" },
  clientKey: true,
  errors: ["definition-changed"],
  async run({ id, version, ...car }, { caller }) {
    if (id === null) {
      const added = await caller.one<{ id: string }>(insertRow("app.loaner_cars", car));
      return { loanerCar: added.id };
    }
    const stored = await caller.one<{ version: number }>({
      text: "select version from app.loaner_cars where id = $1 for update",
      values: [id],
    });
    if (stored.version !== version) throw fail("definition-changed");
    await caller.run(updateRow("app.loaner_cars", id, car));
    return { loanerCar: id };
  },
});
