import type { Company } from "./company.ts";
import { balanceOf } from "./customer.ts";
import type { Entity, EntityName, Fields } from "./entity.ts";

/** The entity as answers show it: a customer with what is owed now. */
export const present = (company: Company, name: EntityName, entity: Entity): Fields =>
  name === "Customer" ? { ...entity, Balance: balanceOf(company, entity.Id) } : entity;
