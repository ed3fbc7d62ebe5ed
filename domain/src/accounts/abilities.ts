import { AbilityBuilder, createMongoAbility, type MongoAbility, type RawRuleOf } from "@casl/ability";
import type { Role, Standing } from "./roles.ts";

export type Action = "manage" | "read";
export type Subject =
  | "alerts"
  | "all"
  | "customers"
  | "dashboard"
  | "emails"
  | "estimates"
  | "inbox"
  | "invoices"
  | "own-company"
  | "quickbooks"
  | "service-order-statuses"
  | "service-orders"
  | "tasks"
  | "users"
  | "utils"
  | "vehicles";

export type Ability = MongoAbility<[Action, Subject]>;
export type AbilityRule = RawRuleOf<Ability>;
type Rules = AbilityBuilder<Ability>;

const everyone = ({ can }: Rules) => {
  can("read", "dashboard");
  can("manage", ["estimates", "service-orders"]); // the tables' rules decide which rows
};

const technician = (rules: Rules) => {
  everyone(rules);
  rules.can("manage", ["vehicles", "customers", "tasks", "emails"]);
};

/** In addition to what technicians are offered. */
const office = ({ can }: Rules) => {
  can("manage", ["alerts", "inbox", "invoices"]);
};

const customer = (rules: Rules) => {
  everyone(rules);
  rules.can("manage", "own-company");
};

const admin = ({ can, cannot }: Rules) => {
  can("manage", "all");
  cannot("manage", "own-company"); // They belong to none.
};

const nobody = () => {};

const granted: Record<Role, (rules: Rules) => void> = {
  admin,
  technician,
  customer,
  user: everyone,
  public: nobody,
};

/** What somebody is offered: buttons, menu items and routes. Rows and columns are guarded by the tables' own rules. */
export function rulesFor({ role, isOffice }: Standing): AbilityRule[] {
  const rules = new AbilityBuilder<Ability>(createMongoAbility);
  granted[role](rules);
  if (role === "technician" && isOffice) office(rules);
  return rules.rules;
}

export const abilityFor = (role: Role, isOffice = false): Ability =>
  createMongoAbility<[Action, Subject]>(rulesFor({ role, isOffice }));
