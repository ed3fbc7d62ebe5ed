import { taxRateSchema } from "@boresight/domain/settings/shop-settings";
import { mutation } from "#platform/mutation.ts";

export const saveTaxRate = mutation({
  summary:
    "Sets what a facility charges from a day on as one tax; taxes of other names are charged beside it. A rate of 0 ends one.",
  callers: ["admin"],
  input: taxRateSchema,
  returns: { taxRate: "TaxRate" },
  errors: [],
  async run({ facilityId, name, rate, validFrom }, { caller }) {
    await caller.one({ text: "select id from app.facilities where id = $1", values: [facilityId] });
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.tax_rates (facility_id, name, rate, valid_from) values ($1, $2, $3, $4)
        on conflict (facility_id, name, valid_from) do update set rate = excluded.rate returning id`,
      values: [facilityId, name, rate, validFrom],
    });
    return { taxRate: id };
  },
});
