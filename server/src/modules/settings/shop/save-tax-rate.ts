import { taxRateSchema } from "@boresight/domain/settings/shop-settings";
import { mutation } from "#platform/mutation.ts";

export const saveTaxRate = mutation({
  summary: "Sets the tax that a facility charges from a day on.",
  callers: ["admin"],
  input: taxRateSchema,
  returns: { taxRate: "TaxRate" },
  errors: [],
  async run({ facilityId, name, rate, validFrom }, { caller }) {
    await caller.one({ text: "select id from app.facilities where id = $1", values: [facilityId] });
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.tax_rates (facility_id, name, rate, valid_from) values ($1, $2, $3, $4)
        on conflict (facility_id, valid_from) do update set name = excluded.name, rate = excluded.rate returning id`,
      values: [facilityId, name, rate, validFrom],
    });
    return { taxRate: id };
  },
});
