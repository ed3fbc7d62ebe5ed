/** How the editable fields of an order are checked: by their kind (handbook section 16). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { line, note, reference } from "#base/text-schema.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import type { FieldKind, FieldSpec } from "./field-spec.ts";
import { nounOf, orderField, orderFieldNames, type OrderField, type orderFields } from "./order-fields.ts";
import { priorities } from "./service-order.ts";

interface Checked {
  label: string;
  max: FieldSpec["max"];
}

const schemaOfKind = {
  line: ({ label, max = 120 }) => line({ max, label }).nullable(),
  code: ({ label, max }) => reference(label, max).nullable(),
  text: ({ label, max = 5000 }) => note({ max, label }),
  yesNo: () => z.boolean(t("orders.sayYesOrNo")),
  miles: () =>
    z.int(t("orders.odometerMustBeWholeMiles")).min(0).max(2_000_000, t("orders.odometerIsTooHigh")).nullable(),
  percent: () =>
    z
      .int(t("orders.fuelIsAPercentage"))
      .min(0, t("orders.fuelIs0OrMore"))
      .max(100, t("orders.fuelIs100OrLess"))
      .nullable(),
  money: ({ label }) =>
    z
      .int(t("orders.labelMustBeWholeCents", { label }))
      .min(0, t("orders.labelCannotBeNegative", { label }))
      .max(99_999_999, t("orders.labelIsTooHigh", { label }))
      .nullable()
      .describe("In cents."),
  moment: ({ label }) =>
    z.iso.datetime({ offset: true, error: t("orders.labelMustBeADateWith", { label }) }).nullable(),
  facility: ({ label }) => id(label).nullable(),
  technician: ({ label }) => id(label).nullable(),
  address: ({ label }) => id(label).nullable(),
  file: ({ label }) => id(label).nullable(),
  vehicle: ({ label }) => id(label),
  priority: () => z.enum(priorities, t("orders.chooseAPriority")).meta({ id: "OrderPriority" }),
  intakeMethod: () => z.enum(intakeMethods, t("orders.chooseHowTheVehicleGetsHere")).meta({ id: "IntakeMethod" }),
} satisfies Partial<Record<FieldKind, (field: Checked) => z.ZodType>>;

const id = (label: string) => z.uuid(t("orders.labelIsNotAValidId", { label }));

/** What the API's documentation says of a field besides its name. */
const documented: Partial<Record<OrderField, (schema: z.ZodType) => z.ZodType>> = {
  intakeMethod: (schema) => schema.describe("The transport price is recomputed."),
  towingRequired: (schema) => schema.describe("Taken back, the vehicle is dropped off."),
  pickupAddressId: (schema) => schema.describe("Where the vehicle is: an address of the order's customer."),
  vehicleId: (schema) =>
    schema.describe(
      "Another vehicle of the order's customer: what was agreed for the first one must be approved again.",
    ),
  repairOrderFileId: (schema) => schema.describe("One of the order's files."),
};

function schemaOf(name: OrderField): z.ZodType {
  const { kind, max } = orderField(name);
  const noun = nounOf(name);
  const schema = schemaOfKind[kind]({ label: noun.charAt(0).toUpperCase() + noun.slice(1), max });
  return documented[name]?.(schema) ?? schema;
}

type KindOf<Name extends OrderField> = (typeof orderFields)[Name]["kind"];

// Object.fromEntries loses which schema belongs to which field; the type restores it.
export const orderFieldSchemas = Object.fromEntries(orderFieldNames.map((name) => [name, schemaOf(name)])) as {
  [Name in OrderField]: ReturnType<(typeof schemaOfKind)[KindOf<Name>]>;
};

type FieldSchemas = { [Name in OrderField]: z.ZodOptional<(typeof orderFieldSchemas)[Name]> };

// As above.
const fieldSchemas = Object.fromEntries(
  Object.entries(orderFieldSchemas).map(([name, schema]) => [name, schema.optional()]),
) as FieldSchemas;

/** Every field is optional; null clears it. */
export const orderChangeSchema = z.object({
  id: z.uuid(t("orders.orderIsNotAValidId")),
  version: z
    .int(t("orders.theOrdersVersionIsMissing"))
    .describe(
      "The version the order was read in: when someone else changed one of the same fields since, nothing is changed.",
    ),
  ...fieldSchemas,
});

export type OrderChange = z.infer<typeof orderChangeSchema>;

/** What is read off the vehicle as it comes and goes; what is not sent stays. */
export const vehicleReadingsSchema = z.object({
  orderId: z.uuid(t("orders.orderIsNotAValidId")),
  odometerIn: fieldSchemas.odometerIn.describe("In miles, as the vehicle came."),
  odometerOut: fieldSchemas.odometerOut.describe("In miles, as the vehicle left: not less than as it came."),
  fuelLevelIn: fieldSchemas.fuelLevelIn.describe("In percent of a full tank, as the vehicle came."),
});

export type VehicleReadings = z.infer<typeof vehicleReadingsSchema>;
