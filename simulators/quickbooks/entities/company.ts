/** A company's books, in memory. */
import type { Clock } from "../clock.ts";
import { entityNames, type Entity, type EntityName, type Fields, pacificTime } from "./entity.ts";

export interface CompanySettings {
  realmId: string;
  name: string;
  /** Percent that the company's automated sales tax adds to lines with tax code `TAX`; the sender's tax when left out. */
  salesTaxPercent?: number;
  /** Rounds the tax of each line, as its automated tax may, in place of the sum's. */
  roundsTaxPerLine?: boolean;
}

type Operation = "created" | "updated" | "deleted" | "merged" | "voided" | "emailed";

export interface EntityChange {
  name: EntityName;
  id: string;
  operation: Operation;
}

interface Deletion {
  name: EntityName;
  id: string;
  at: string;
}

/** A company's books as they are kept when the simulator stops. */
export interface SavedCompany {
  rows: readonly (readonly [EntityName, readonly Entity[]])[];
  latestIds: readonly (readonly [string, number])[];
  deletions: readonly Deletion[];
  closedThrough: string | null;
  answers: readonly (readonly [string, Fields])[];
}

/** Writes are repeated within minutes, not after so many others. */
const mostAnswersSaved = 2000;

export interface Company extends CompanySettings {
  readonly clock: Clock;
  readonly deletions: Deletion[];
  /** The last day of the closed period, such as `2026-01-31`. */
  closedThrough: string | null;
  find(name: EntityName, id: string): Entity | undefined;
  all(name: EntityName): Entity[];
  /** Saves as a new entity when it has no Id, and reports the change. */
  save(name: EntityName, fields: Fields, operation: Operation): Entity;
  remove(name: EntityName, id: string, operation?: Operation): void;
  /** Answers to the `requestid`s of writes done. */
  readonly answers: Map<string, Fields>;
  saved(): SavedCompany;
}

/** Transactions count their ids together, lists of names each their own. */
const seriesOf = (name: EntityName): string =>
  name === "Estimate" || name === "Invoice" || name === "Payment" ? "transactions" : name;

interface Surroundings {
  clock: Clock;
  report: (change: EntityChange) => void;
  /** From where the books go on; new ones when left out. */
  saved?: SavedCompany | undefined;
}

export function openCompany(settings: CompanySettings, { clock, report, saved: before }: Surroundings): Company {
  const known = new Map(before?.rows);
  const rows = new Map(entityNames.map((name) => [name, new Map(known.get(name)?.map((row) => [row.Id, row]))]));
  const latestIds = new Map(before?.latestIds);
  const rowsOf = (name: EntityName) => rows.get(name) ?? new Map<string, Entity>();
  let isSeeded = false;

  function newId(name: EntityName): string {
    const next = (latestIds.get(seriesOf(name)) ?? 0) + 1;
    latestIds.set(seriesOf(name), next);
    return String(next);
  }

  const company: Company = {
    ...settings,
    clock,
    deletions: [...(before?.deletions ?? [])],
    closedThrough: before?.closedThrough ?? null,
    answers: new Map(before?.answers),
    saved: () => ({
      rows: [...rows].map(([name, entities]) => [name, [...entities.values()]]),
      latestIds: [...latestIds],
      deletions: company.deletions,
      closedThrough: company.closedThrough,
      answers: [...company.answers].slice(-mostAnswersSaved),
    }),
    find: (name, id) => rowsOf(name).get(id),
    all: (name) => [...rowsOf(name).values()],
    save(name, fields, operation) {
      const before = rowsOf(name).get(typeof fields["Id"] === "string" ? fields["Id"] : "");
      const now = pacificTime(clock());
      const saved: Entity = {
        ...fields,
        Id: before?.Id ?? newId(name),
        SyncToken: before ? String(Number(before.SyncToken) + 1) : "0",
        MetaData: { CreateTime: before?.MetaData.CreateTime ?? now, LastUpdatedTime: now },
        domain: "QBO",
        sparse: false,
      };
      rowsOf(name).set(saved.Id, saved);
      if (isSeeded) report({ name, id: saved.Id, operation });
      return saved;
    },
    remove(name, id, operation = "deleted") {
      rowsOf(name).delete(id);
      company.deletions.push({ name, id, at: pacificTime(clock()) });
      report({ name, id, operation });
    },
  };
  if (!before) for (const account of seedAccounts()) company.save("Account", account, "created");
  isSeeded = true;
  return company;
}

const account = (name: string, type: string, subType: string): Fields => ({
  Name: name,
  FullyQualifiedName: name,
  AccountType: type,
  AccountSubType: subType,
  Classification: type === "Income" ? "Revenue" : "Expense",
  CurrentBalance: 0,
  Active: true,
});

/** The accounts a new company has: two for income, and one that bought services are charged to. */
const seedAccounts = (): Fields[] => [
  account("Services", "Income", "ServiceFeeIncome"),
  account("Sales of Product Income", "Income", "SalesOfProductIncome"),
  account("Subcontractors", "Expense", "OtherBusinessExpenses"),
];
