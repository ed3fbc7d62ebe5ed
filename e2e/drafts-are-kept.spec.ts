import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inEndurance } from "../server/test/endurance.ts";
import { startServer, type TestServer } from "../server/test/server.ts";
import { openShop, type Shop } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { emptyIntake, type IntakeForm, type IntakeValues } from "../web/src/features/intake/intake-values.ts";
import {
  fillFrom,
  isSameDetails,
  type RepairOrderDetails,
} from "../web/src/features/intake/repair-order/repair-order-details.ts";
import { valuesOfDraft } from "../web/src/features/intake/values-of-draft.ts";
import { followVin, takeFromVin, type FilledIn } from "../web/src/records/follow-vin.ts";

let server: TestServer;
let shop: Shop;
let token: string;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  token = await tokenFor(shop.carla, server);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Two of several cars each, so that VINs are corrected, taken back and read again. */
const cars: readonly FilledIn[] = [
  { vinNumber: "4T1G11AK2MU990001", year: "2021", make: "Toyota", model: "Camry", trim: "SE" },
  { vinNumber: "1FTFW1E80NF990004", year: "2022", make: "Ford", model: "F-150", trim: "" },
  { vinNumber: "7FCTGAAA0NN990005", year: "2022", make: "", model: "", trim: "" },
];
const decoded = (vin: string) => cars.find(({ vinNumber }) => vinNumber === vin) ?? null;

type Act = (form: IntakeForm) => void;

const word = fc.oneof(fc.constantFrom("", " ", "0", "null", "é 🚗"), fc.string({ maxLength: 20 }));
const later = "2100-01-01T00:00:00.000Z";

/** What the wizard does by itself at each step, when it opens and after each change. */
function settle(form: IntakeForm, paper: RepairOrderDetails | null) {
  if (paper && !isSameDetails(paper, form.getValues("repairOrderDetails"))) fillFrom(form, paper);
  const vehicle = form.getValues("vehicle");
  const followed = followVin(
    { vehicle, filled: form.getValues("fromVin") },
    vehicle.vinNumber,
    decoded(vehicle.vinNumber),
  );
  if (!followed) return;
  form.setValue("vehicle", { ...vehicle, ...followed.vehicle });
  form.setValue("fromVin", followed.filled);
}

/** Any value that a field of this kind can hold on the screen. */
function valueLike(empty: unknown): fc.Arbitrary<unknown> {
  if (typeof empty === "boolean") return fc.boolean();
  if (typeof empty === "string") return word;
  if (typeof empty !== "object" || empty === null || Array.isArray(empty)) throw new Error("A field of no known kind");
  return fc.record(Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, valueLike(value)])));
}

const id = fc.uuid();
const lists = {
  repairOperations: fc.uniqueArray(fc.constantFrom("windshield", "frontEnd", "alignment")),
  dismissed: fc.uniqueArray(fc.constantFrom("CAL-FRAD", "CAL-HUD")),
  calibrations: fc.array(
    fc.record({ typeKey: fc.constantFrom("CAL-FCAM-S", "CAL-HUD"), trigger: word, ruleId: fc.option(id) }),
  ),
  papers: fc.array(fc.record({ id, name: word, size: fc.nat() })),
  photos: fc.array(fc.record({ id, name: word })),
};
const choices = {
  intakeMethod: fc.constantFrom("dropOff", "pickup", "tow", "mobile"),
  priority: fc.constantFrom("normal", "rush", "waiting"),
};
const answers = fc.record(
  Object.fromEntries(
    Object.keys(emptyIntake.readinessAnswers).map((key) => [key, fc.constantFrom("yes", "no", "unknown")]),
  ),
);
const byHand: Record<string, fc.Arbitrary<unknown>> = { ...lists, ...choices, readinessAnswers: answers };
const byRules = new Set(["repairOrderDetails", "fromVin", "holdId", "heldUntil", "heldWords", "heldTime"]);

const typed: fc.Arbitrary<Act> = fc
  .constantFrom(...Object.entries(emptyIntake).filter(([name]) => !byRules.has(name)))
  .chain(([name, empty]) => (byHand[name] ?? valueLike(empty)).map((value) => ({ name, value })))
  .map(
    ({ name, value }) =>
      (form) =>
        form.setValue(name as keyof IntakeValues, value as string),
  );
const vinTyped: fc.Arbitrary<Act> = fc
  .constantFrom("", "4T1G11AK2", ...cars.map(({ vinNumber }) => vinNumber))
  .map((vin) => (form) => form.setValue("vehicle.vinNumber", vin));
const takenOver: fc.Arbitrary<Act> = fc.constantFrom("year", "make", "model", "trim").map((name) => (form) => {
  const told = decoded(form.getValues("vehicle.vinNumber"));
  if (!told) return;
  const { vehicle, filled } = takeFromVin(
    name,
    { vehicle: form.getValues("vehicle"), filled: form.getValues("fromVin") },
    told,
  );
  form.setValue("vehicle", { ...form.getValues("vehicle"), ...vehicle });
  form.setValue("fromVin", filled);
});
const timeHeld: fc.Arbitrary<Act> = fc.record({ holdId: id, heldWords: word, heldTime: word }).map((held) => (form) => {
  for (const [name, value] of Object.entries({ ...held, heldUntil: later })) form.setValue(name as "holdId", value);
});
const papers: fc.Arbitrary<RepairOrderDetails> = fc.record({
  repairOrderNumber: word,
  claimNumber: word,
  insurerName: word,
  vinNumber: fc.constantFrom("", ...cars.map(({ vinNumber }) => vinNumber)),
  ownerName: word,
  licensePlate: word,
  vehicleYear: fc.constantFrom("", "2021"),
  vehicleMake: word,
  vehicleModel: word,
});

/** One thing that happens in a wizard: somebody does something, or a repair order has been read, perhaps again. */
const happening = fc.oneof(
  typed.map((act) => ({ act, paper: null })),
  vinTyped.map((act) => ({ act, paper: null })),
  takenOver.map((act) => ({ act, paper: null })),
  timeHeld.map((act) => ({ act, paper: null })),
  papers.map((paper) => ({ act: () => {}, paper })),
);

/** A form that only holds its values. */
function formOf(begun: IntakeValues): IntakeForm {
  const values: Record<string, unknown> = structuredClone({ ...begun });
  const getValues = (name?: string) => (name === undefined ? values : valueAt(name));
  const valueAt = (name: string) =>
    name.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], values);
  const setValue = (name: string, value: unknown) => {
    const [key = "", inner] = name.split(".");
    values[key] = inner === undefined ? value : { ...(values[key] as object), [inner]: value };
  };
  return { getValues, setValue } as unknown as IntakeForm;
}

const save = `mutation ($input: SaveIntakeDraftInput!) { saveIntakeDraft(input: $input) { intakeDraft { id } } }`;
const read = "{ intakeDrafts(first: 1) { nodes { step answers } } }";

async function keptByServer(step: number, values: IntakeValues) {
  const saved = await server.graphql(save, { input: { step, answers: values } }, { token });
  expect(saved.errors).toBeUndefined();
  const { data } = await server.graphql(read, {}, { token });
  return data.intakeDrafts.nodes[0] as { step: number; answers: unknown };
}

test("whatever was on the screen is on it again after a reload, at every step", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 25 }), fc.nat({ max: 5 }), async (happenings, step) => {
      const form = formOf(emptyIntake);
      let paper: RepairOrderDetails | null = null;
      for (const happened of happenings) {
        paper = happened.paper ?? paper;
        happened.act(form);
        settle(form, paper);
      }
      const shown = structuredClone(form.getValues());

      const draft = await keptByServer(step, shown);
      const resumed = formOf(valuesOfDraft(draft.answers));
      settle(resumed, paper);

      expect(draft.step).toBe(step);
      expect(resumed.getValues()).toEqual(shown);
    }),
    { numRuns: inEndurance(800, 80) },
  );
});
