/** The fields of scan tools and targets, each described once (handbook section 3). */
import { record, type FieldSpec } from "#base/record.ts";
import { text } from "#texts/text.ts";

interface EquipmentFieldSpec extends FieldSpec {
  editedBy: "admins";
}

/** In the order of the form. */
export const equipment = record("app.equipment", {
  kind: {
    kind: "choice",
    choices: { scanTool: text("equipment.scanTool"), target: text("equipment.target") },
    choiceType: "EquipmentKind",
    problems: { wrong: text("equipment.chooseAKind") },
    label: text("base.kind"),
    initial: "scanTool",
    isRequired: true,
    editedBy: "admins",
  },
  name: { kind: "line", max: 80, label: text("base.name"), isRequired: true, editedBy: "admins" },
  maker: { kind: "line", max: 60, label: text("equipment.maker"), isHalf: true, editedBy: "admins" },
  model: { kind: "line", max: 60, label: text("equipment.model"), isHalf: true, editedBy: "admins" },
  partNumber: {
    kind: "line",
    max: 60,
    label: text("equipment.partNumber"),
    dir: "ltr",
    isHalf: true,
    editedBy: "admins",
  },
  serialNumber: { kind: "line", max: 60, label: text("equipment.serialNumber"), isHalf: true, editedBy: "admins" },
  softwareVersion: { kind: "line", max: 40, label: text("equipment.softwareVersion"), editedBy: "admins" },
  facilityId: {
    kind: "link",
    to: "facility",
    problems: { wrong: text("base.chooseALocation") },
    label: text("base.location"),
    isRequired: true,
    editedBy: "admins",
  },
  bayId: {
    kind: "link",
    to: "bay",
    problems: { wrong: text("equipment.chooseABay") },
    label: text("equipment.livesIn"),
    help: text("equipment.livesInHelp"),
    editedBy: "admins",
  },
  systems: {
    kind: "words",
    label: text("equipment.servedSystems"),
    help: text("equipment.servedSystemsHelp"),
    editedBy: "admins",
  },
  makes: {
    kind: "words",
    max: 40,
    label: text("equipment.servedMakes"),
    help: text("equipment.servedMakesHelp"),
    editedBy: "admins",
  },
  onLoanTo: {
    kind: "line",
    max: 120,
    label: text("equipment.onLoanTo"),
    help: text("equipment.onLoanHelp"),
    isHalf: true,
    editedBy: "admins",
  },
  onLoanUntil: { kind: "day", label: text("equipment.onLoanUntil"), isHalf: true, editedBy: "admins" },
  subscriptionEndsOn: { kind: "day", label: text("equipment.subscriptionEndsOn"), editedBy: "admins" },
  certifiedOn: { kind: "day", label: text("equipment.certifiedOn"), editedBy: "admins" },
  expiresOn: { kind: "day", label: text("equipment.expiresOn"), editedBy: "admins" },
  certificateFileId: {
    kind: "file",
    problems: { wrong: text("equipment.chooseCertificateFile") },
    label: text("files.certificate"),
    editedBy: "admins",
  },
  isActive: { kind: "flag", label: text("equipment.isInUse"), initial: true, editedBy: "admins" },
} satisfies Record<string, EquipmentFieldSpec>);
