/** An address as people type it (handbook section 16). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { line, note } from "#base/text-schema.ts";

const usStates =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI".split(
    " ",
  );
const caProvinces = "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" ");

export const addressFields = z.object({
  label: line({ max: 80, label: t("customers.label") })
    .nullable()
    .default(null),
  street: line({ min: 1, max: 120, label: t("customers.street") }),
  unit: line({ max: 40, label: t("customers.unit") })
    .nullable()
    .default(null),
  city: line({ min: 1, max: 80, label: t("customers.city") }),
  state: line({ max: 60, label: t("base.state") }).default(""),
  postalCode: line({ max: 12, label: t("customers.postalCode") }).default(""),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Choose a country")
    .default("US"),
  pickupSpotDescription: note({ max: 500, label: t("customers.pickupSpot") }).default(""),
});

const postalShapes: Readonly<Record<string, { shape: RegExp; message: string }>> = {
  US: { shape: /^\d{5}(-?\d{4})?$/, message: t("customers.aPostalCodeInTheUs") },
  CA: { shape: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, message: t("customers.aPostalCodeInCanadaLooks") },
};

const statesOf: Readonly<Record<string, readonly string[]>> = { US: usStates, CA: caProvinces };

type Place = Pick<z.output<typeof addressFields>, "state" | "postalCode" | "country">;

/** Checks state and postal code by the format of their country. */
export function checkedAddress({ state, postalCode, country }: Place, context: z.RefinementCtx): void {
  const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  const states = statesOf[country];
  if (states && !states.includes(state.toUpperCase())) addProblem("state", t("customers.enterTheTwoLettersOfThe"));
  const postal = postalShapes[country];
  if (postal && !postal.shape.test(postalCode)) addProblem("postalCode", postal.message);
}

export const normalAddress = <Address extends Place>(address: Address): Address => ({
  ...address,
  state: address.country in statesOf ? address.state.toUpperCase() : address.state,
  postalCode: normalPostalCode(address),
});

export const addressSchema = addressFields
  .superRefine(checkedAddress)
  .transform(normalAddress)
  .meta({ id: "NewAddressInput" });

export type AddressInput = z.output<typeof addressSchema>;

function normalPostalCode({ country, postalCode }: { country: string; postalCode: string }): string {
  const bare = postalCode.toUpperCase().replace(/[\s-]/g, "");
  if (country === "CA") return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  return country === "US" && bare.length === 9 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : postalCode;
}
