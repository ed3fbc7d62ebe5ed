/** The fields of payers and their rules, and the list of payers. */
import { recordList } from "#base/record-list.ts";
import { record, type FieldSpec } from "#base/record.ts";
import { sourceAddress } from "#calibrations/source-address.ts";
import { text } from "#texts/text.ts";

interface PayerFieldSpec extends FieldSpec {
  editedBy: "admins";
}

/** In the order of the form. */
export const payer = record("app.payers", {
  name: { kind: "line", max: 120, label: text("base.name"), isRequired: true, editedBy: "admins" },
  kind: {
    kind: "choice",
    choices: {
      insurer: text("base.insurer"),
      warranty: text("billing.payerWarranty"),
      fleet: text("billing.payerFleet"),
      other: text("billing.payerOther"),
    },
    choiceType: "PayerKind",
    label: text("billing.payerKind"),
    initial: "insurer",
    isRequired: true,
    editedBy: "admins",
  },
  aliases: {
    kind: "words",
    max: 120,
    label: text("billing.payerAliases"),
    help: text("billing.payerAliasesHelp"),
    editedBy: "admins",
  },
  isActive: { kind: "flag", label: text("base.inUse"), initial: true, editedBy: "admins" },
} satisfies Record<string, PayerFieldSpec>);

export const payerList = recordList(payer, {
  title: text("billing.payers"),
  records: text("base.listPayers"),
  about: text("billing.payersAbout"),
  search: text("billing.searchPayers"),
  searchedIn: "name",
  columns: {
    name: { flex: 1, minWidth: 180, isSortable: true },
    kind: { minWidth: 150 },
    isActive: { minWidth: 130 },
  },
  filters: { kind: { field: "kind" }, use: { field: "isActive" } },
  sortedBy: "name",
  card: { title: "name", mark: "isActive", line: "kind", others: [] },
});

/** In the order of the form; what it demands is edited beside them. */
export const payerRule = record("app.payer_rules", {
  validFrom: { kind: "day", label: text("billing.ruleValidFrom"), isRequired: true, isHalf: true, editedBy: "admins" },
  validTo: { kind: "day", label: text("billing.ruleValidTo"), isHalf: true, editedBy: "admins" },
  sourceTitle: {
    kind: "line",
    max: 200,
    label: text("base.source"),
    help: text("billing.ruleSourceHelp"),
    isRequired: true,
    editedBy: "admins",
  },
  sourceUrl: { ...sourceAddress, editedBy: "admins" },
  sourceOn: { kind: "day", label: text("billing.ruleSourceOn"), isRequired: true, editedBy: "admins" },
  sendingChannel: {
    kind: "choice",
    choices: {
      withInvoice: text("billing.sendingWithInvoice"),
      email: text("base.email"),
      portal: text("billing.sendingPortal"),
      onRequest: text("billing.sendingOnRequest"),
    },
    choiceType: "PayerSendingChannel",
    label: text("billing.sendingChannel"),
    initial: "withInvoice",
    isRequired: true,
    editedBy: "admins",
  },
  sendingTo: {
    kind: "line",
    max: 200,
    label: text("billing.sendingTo"),
    help: text("billing.sendingToHelp"),
    dir: "ltr",
    editedBy: "admins",
  },
  retentionMonths: {
    kind: "whole",
    min: 1,
    max: 600,
    label: text("billing.ruleRetention"),
    help: text("billing.ruleRetentionHelp"),
    editedBy: "admins",
  },
} satisfies Record<string, PayerFieldSpec>);

/** Whether no email of ours takes the packet to the payer. */
export const isSentByHand = (sendingChannel: string): boolean =>
  sendingChannel === "portal" || sendingChannel === "onRequest";
