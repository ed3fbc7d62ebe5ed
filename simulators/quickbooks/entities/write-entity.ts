/** The one way by which an entity is created, updated, voided or deleted. */
import {
  againstRule,
  missing,
  notFound,
  periodClosed,
  stale,
  unsupported,
  invalidProperty,
  unknownValue,
} from "../accounting/fault.ts";
import { z } from "zod";
import type { Company } from "./company.ts";
import { customerKind } from "./customer.ts";
import { textOf, type Entity, type EntityName, type Fields, pacificDay } from "./entity.ts";
import type { EntityKind } from "./entity-kind.ts";
import { completeSalesDocument, salesDocumentReadOnly, salesDocumentSchema } from "./sales-document.ts";
import { invoiceKind, releasePayments, voidInvoice } from "./invoice.ts";
import { itemKind } from "./item.ts";
import { paymentKind } from "./payment.ts";

/** Accounts are only read by us; a bookkeeper renames them or makes them inactive. */
const accountKind: EntityKind = {
  schema: z.looseObject({ Name: z.string().min(1), AccountType: z.string().min(1) }),
  readOnly: ["CurrentBalance"],
  canBeDeleted: false,
  complete: ({ fields }) => ({ Active: true, CurrentBalance: 0, ...fields, FullyQualifiedName: fields["Name"] }),
};

const estimateKind: EntityKind = {
  schema: salesDocumentSchema.extend({
    TxnStatus: z.enum(["Pending", "Accepted", "Closed", "Rejected"]).optional(),
    AcceptedBy: z.string().optional(),
    AcceptedDate: z.string().optional(),
    ExpirationDate: z.string().optional(),
  }),
  readOnly: salesDocumentReadOnly,
  canBeDeleted: true,
  complete: (draft) => ({ TxnStatus: "Pending", ...completeSalesDocument("Estimate", draft) }),
};

const kinds: Record<EntityName, EntityKind> = {
  Account: accountKind,
  Customer: customerKind,
  Estimate: estimateKind,
  Invoice: invoiceKind,
  Item: itemKind,
  Payment: paymentKind,
};

export interface Write {
  name: EntityName;
  /** `save` creates without an Id and updates with one. */
  operation: "save" | "delete" | "void";
  body: Fields;
  /** `include=allowduplicatedocnum` was given. */
  allowsUsedNumber?: boolean | undefined;
}

/** Returns the entity as it is now, or what says that it is deleted. Throws a `QboFault`. */
export function writeEntity(company: Company, write: Write): Fields {
  if (write.operation === "save" && textOf(write.body, "Id") === "") return save(company, write, undefined);
  const current = currentVersion(company, write);
  if (write.operation === "save") return save(company, write, current);
  if (write.operation === "delete") return remove(company, write.name, current);
  if (write.name !== "Invoice") throw unsupported(`void of ${write.name}`);
  checkPeriod(company, current);
  return voidInvoice(company, current);
}

/** Throws 2020 without Id or SyncToken, 610 for an unknown Id and 5010 for a version that is not the latest. */
function currentVersion(company: Company, { name, body }: Write): Entity {
  const id = textOf(body, "Id");
  if (id === "") throw missing("Id");
  const current = company.find(name, id);
  if (!current) throw notFound(name);
  const version = textOf(body, "SyncToken");
  if (version === "") throw missing("SyncToken");
  if (version !== current.SyncToken) throw stale();
  return current;
}

function save(company: Company, { name, body, allowsUsedNumber = false }: Write, before: Entity | undefined): Fields {
  const kind = kinds[name];
  const sent = without(body, [...kind.readOnly, "SyncToken", "MetaData", "domain", "sparse", "Id"]);
  const fields = before && body["sparse"] === true ? { ...before, ...sent } : sent;
  checkFields(kind.schema, fields);
  if (before) checkPeriod(company, before);
  const completed = kind.complete({ fields, before, company, allowsUsedNumber });
  checkPeriod(company, completed);
  const saved = company.save(name, { ...completed, Id: before?.Id }, before ? "updated" : "created");
  kind.follow?.(company, saved, before);
  return company.find(name, saved.Id) ?? saved;
}

function remove(company: Company, name: EntityName, current: Entity): Fields {
  const kind = kinds[name];
  if (!kind.canBeDeleted) throw againstRule(`${name} cannot be deleted, only made inactive.`);
  checkPeriod(company, current);
  if (name === "Invoice") releasePayments(company, current.Id);
  company.remove(name, current.Id);
  kind.follow?.(company, {}, current);
  return { domain: "QBO", status: "Deleted", Id: current.Id };
}

/** Throws 6210 when the transaction's day is in the closed period. */
function checkPeriod({ closedThrough, clock }: Company, fields: Fields): void {
  if (closedThrough === null || fields["TxnDate"] === undefined) return;
  const day = textOf(fields, "TxnDate") || pacificDay(clock());
  if (day <= closedThrough) throw periodClosed(closedThrough);
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Throws 2020 for a field that is missing, 2170 for a value not of its list, 2010 for another type. */
function checkFields(schema: z.ZodType, fields: Fields): void {
  const issue = schema.safeParse(fields, { reportInput: true }).error?.issues[0];
  if (!issue) return;
  const field = issue.path.filter((step) => typeof step === "string").join(".");
  if (issue.input === undefined || issue.input === null || issue.input === "") throw missing(field);
  if (issue.code === "invalid_value") throw unknownValue(field, JSON.stringify(issue.input));
  throw invalidProperty(field, field);
}
