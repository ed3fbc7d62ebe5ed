/** The register of scan tools and targets (handbook sections 3 and 15). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { line, note } from "#base/text-schema.ts";

export const equipmentKinds = ["scanTool", "target"] as const;

const equipmentId = z.uuid(t("equipment.equipmentIsNotAValidId"));
const day = z.iso.date(t("equipment.enterADay")).nullable().default(null);

export const equipmentSchema = z
  .object({
    id: equipmentId.nullable().default(null).describe("None for a new one."),
    version: z.int(t("equipment.versionIsMissing")).nullable().default(null).describe("None for a new one."),
    facilityId: z.uuid(t("equipment.chooseALocation")),
    kind: z.enum(equipmentKinds, t("equipment.chooseAKind")).meta({ id: "EquipmentKind" }),
    name: line({ min: 1, max: 80, label: t("base.name") }),
    serialNumber: line({ max: 60, label: t("equipment.serialNumber") }).default(""),
    softwareVersion: line({ max: 40, label: t("equipment.softwareVersion") }).default(""),
    certifiedOn: day,
    expiresOn: day.describe("The last day of the certificate; none: it does not expire."),
    certificateFileId: z.uuid(t("equipment.chooseCertificateFile")).nullable().default(null),
    isActive: z.boolean().default(true),
  })
  .refine(({ certifiedOn, expiresOn }) => !certifiedOn || !expiresOn || certifiedOn <= expiresOn, {
    path: ["expiresOn"],
    error: t("equipment.endsBeforeItBegins"),
  });

export type SavedEquipment = z.output<typeof equipmentSchema>;

/** The alert comes so many days before the certificate ends. */
export const equipmentWarningDays = 30;

export const equipmentDownSchema = z.object({
  id: equipmentId,
  reason: note({ min: 3, max: 400, label: t("equipment.whatIsWrong") }),
});

export const equipmentInServiceSchema = z.object({ id: equipmentId });
