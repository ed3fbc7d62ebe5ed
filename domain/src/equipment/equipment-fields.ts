/** The fields of scan tools and targets, each described once (handbook section 3). */
import { record, type FieldSpec } from "#base/record.ts";
import { t } from "#texts/text.ts";

interface EquipmentFieldSpec extends FieldSpec {
  editedBy: "admins";
}

/** In the order of the form. */
export const equipment = record("app.equipment", {
  kind: {
    kind: "choice",
    choices: { scanTool: t("equipment.scanTool"), target: t("equipment.target") },
    choiceType: "EquipmentKind",
    problems: { wrong: t("equipment.chooseAKind") },
    label: t("base.kind"),
    initial: "scanTool",
    isRequired: true,
    editedBy: "admins",
  },
  name: { kind: "line", max: 80, label: t("base.name"), isRequired: true, editedBy: "admins" },
  serialNumber: { kind: "line", max: 60, label: t("equipment.serialNumber"), editedBy: "admins" },
  softwareVersion: { kind: "line", max: 40, label: t("equipment.softwareVersion"), editedBy: "admins" },
  facilityId: {
    kind: "link",
    to: "facility",
    problems: { wrong: t("equipment.chooseALocation") },
    label: t("base.location"),
    isRequired: true,
    editedBy: "admins",
  },
  certifiedOn: { kind: "day", label: t("equipment.certifiedOn"), editedBy: "admins" },
  expiresOn: { kind: "day", label: t("equipment.expiresOn"), editedBy: "admins" },
  certificateFileId: {
    kind: "file",
    problems: { wrong: t("equipment.chooseCertificateFile") },
    label: t("files.certificate"),
    editedBy: "admins",
  },
  isActive: { kind: "flag", label: t("equipment.isInUse"), initial: true, editedBy: "admins" },
} satisfies Record<string, EquipmentFieldSpec>);
