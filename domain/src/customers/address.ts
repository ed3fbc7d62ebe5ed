/** An address as people type it (handbook section 16). */
import * as z from "zod";
import { line, note } from "#base/text.ts";

const usStates =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI".split(
    " ",
  );
const caProvinces = "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" ");

export const addressFields = z.object({
  label: line({ max: 80, label: "Label" }).nullable().default(null),
  street: line({ min: 1, max: 120, label: "Street" }),
  unit: line({ max: 40, label: "Unit" }).nullable().default(null),
  city: line({ min: 1, max: 80, label: "City" }),
  state: line({ max: 60, label: "State" }).default(""),
  postalCode: line({ max: 12, label: "Postal code" }).default(""),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Choose a country")
    .default("US"),
  pickupSpotDescription: note({ max: 500, label: "Pickup spot" }).default(""),
});

const postalShapes: Readonly<Record<string, { shape: RegExp; message: string }>> = {
  US: { shape: /^\d{5}(-?\d{4})?$/, message: "A postal code in the US has 5 digits, or 5 and 4" },
  CA: { shape: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, message: "A postal code in Canada looks like A1A 1A1" },
};

const statesOf: Readonly<Record<string, readonly string[]>> = { US: usStates, CA: caProvinces };

type Place = Pick<z.output<typeof addressFields>, "state" | "postalCode" | "country">;

/** Checks state and postal code by the format of their country. */
export function checkedAddress({ state, postalCode, country }: Place, context: z.RefinementCtx): void {
  const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  const states = statesOf[country];
  if (states && !states.includes(state.toUpperCase()))
    addProblem("state", "Enter the two letters of the state or province");
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
