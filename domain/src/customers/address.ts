/** An address as people type it (handbook section 16). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { address } from "./address-fields.ts";

const usStates =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI".split(
    " ",
  );
const caProvinces = "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" ");

/** Forms offer our neighbors; another country comes from files and other programs. */
const country = z.string().regex(/^[A-Z]{2}$/, text("base.chooseACountry"));

export const addressFields = z.object(savedOf(address, schemasOf(address, { country })));

const postalShapes: Readonly<Record<string, { shape: RegExp; message: string }>> = {
  US: { shape: /^\d{5}(-?\d{4})?$/, message: text("customers.aPostalCodeInTheUs") },
  CA: { shape: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, message: text("customers.aPostalCodeInCanadaLooks") },
};

const statesOf: Readonly<Record<string, readonly string[]>> = { US: usStates, CA: caProvinces };

type Place = Pick<z.output<typeof addressFields>, "state" | "postalCode" | "country">;

/** Checks state and postal code by the format of their country. */
export function checkedAddress({ state, postalCode, country }: Place, context: z.RefinementCtx): void {
  const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  const states = statesOf[country];
  if (states && !states.includes(state.toUpperCase())) addProblem("state", text("customers.enterStateByTwoLetters"));
  const postal = postalShapes[country];
  if (postal && !postal.shape.test(postalCode)) addProblem("postalCode", postal.message);
}

export const normalAddress = <Address extends Place>(typed: Address): Address => ({
  ...typed,
  state: typed.country in statesOf ? typed.state.toUpperCase() : typed.state,
  postalCode: normalPostalCode(typed),
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
