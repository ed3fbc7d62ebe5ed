/** The library of makers' procedures and position statements, and its list. */
import { recordList } from "#base/record-list.ts";
import { record } from "#base/record.ts";
import { sourceAddress } from "./source-address.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const procedure = record("app.procedures", {
  title: {
    kind: "line",
    max: 200,
    label: text("base.title"),
    help: text("calibrations.procedureTitleHelp"),
    isRequired: true,
  },
  kind: {
    kind: "choice",
    choices: {
      procedure: text("calibrations.procedure"),
      positionStatement: text("calibrations.positionStatement"),
    },
    choiceType: "ProcedureKind",
    problems: { wrong: text("calibrations.chooseProcedureKind") },
    label: text("base.kind"),
    initial: "procedure",
  },
  make: { kind: "line", max: 60, isNullable: true, label: text("base.make"), help: text("calibrations.noneAny") },
  lineItemTypeId: {
    kind: "link",
    to: "lineItemType",
    problems: { wrong: text("calibrations.chooseACalibration") },
    label: text("base.calibration"),
    help: text("calibrations.noneAny"),
  },
  yearFrom: { kind: "whole", min: 1900, max: 2100, label: text("calibrations.yearFrom"), isHalf: true },
  yearTo: { kind: "whole", min: 1900, max: 2100, label: text("calibrations.yearTo"), isHalf: true },
  url: sourceAddress,
  fileId: { kind: "file", problems: { wrong: text("calibrations.chooseProcedureFile") }, label: text("base.file") },
  reviewOn: { kind: "day", label: text("calibrations.reviewOn"), help: text("calibrations.reviewOnHelp") },
  supersededById: {
    kind: "link",
    to: "procedure",
    problems: { wrong: text("calibrations.chooseAProcedure") },
    label: text("calibrations.supersededBy"),
  },
  isActive: { kind: "flag", label: text("base.inUse"), initial: true },
});

export const procedureList = recordList(procedure, {
  title: text("calibrations.procedures"),
  records: text("calibrations.listProcedures"),
  about: text("calibrations.whatMakersSay"),
  search: text("calibrations.searchProcedures"),
  searchedIn: "title",
  columns: {
    title: { flex: 2, minWidth: 200, isSortable: true },
    make: { minWidth: 100, isSortable: true },
    lineItemTypeId: { flex: 1, minWidth: 140 },
    kind: { minWidth: 120 },
    reviewOn: { minWidth: 125, isSortable: true },
    isActive: { minWidth: 110 },
  },
  filters: { kind: { field: "kind" }, use: { field: "isActive", label: text("base.use") } },
  sortedBy: "title",
  card: { title: "title", mark: "isActive", line: "lineItemTypeId", others: ["make", "reviewOn"] },
});
