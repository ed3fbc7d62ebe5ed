/** The fields of a technician's credential, each described once. */
import { record, type FieldSpec } from "#base/record.ts";
import { text } from "#texts/text.ts";

interface CredentialFieldSpec extends FieldSpec {
  editedBy: "admins";
}

/** In the order of the form. */
export const credential = record("app.credentials", {
  issuer: {
    kind: "choice",
    choices: {
      ase: text("schedule.issuerAse"),
      iCar: text("schedule.issuerICar"),
      maker: text("schedule.issuerMaker"),
      own: text("schedule.issuerOwn"),
      other: text("schedule.issuerOther"),
    },
    choiceType: "CredentialIssuer",
    problems: { wrong: text("schedule.chooseAnIssuer") },
    label: text("schedule.issuer"),
    initial: "maker",
    isRequired: true,
    editedBy: "admins",
  },
  title: { kind: "line", max: 120, label: text("schedule.credentialTitle"), isRequired: true, editedBy: "admins" },
  number: { kind: "line", max: 60, label: text("schedule.credentialNumber"), dir: "ltr", editedBy: "admins" },
  systems: {
    kind: "words",
    label: text("schedule.coveredCalibrations"),
    help: text("schedule.noneCoversAllCalibrations"),
    editedBy: "admins",
  },
  makes: {
    kind: "words",
    max: 40,
    label: text("schedule.coveredMakes"),
    help: text("schedule.noneCoversAllMakes"),
    editedBy: "admins",
  },
  validFrom: { kind: "day", label: text("schedule.validFrom"), isHalf: true, editedBy: "admins" },
  expiresOn: { kind: "day", label: text("schedule.expiresOn"), isHalf: true, editedBy: "admins" },
  certificateFileId: {
    kind: "file",
    problems: { wrong: text("equipment.chooseCertificateFile") },
    label: text("files.certificate"),
    editedBy: "admins",
  },
} satisfies Record<string, CredentialFieldSpec>);
