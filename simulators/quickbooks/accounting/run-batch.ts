import type { Call } from "../call.ts";
import type { Company } from "../entities/company.ts";
import { entityNames, isFields, listOf, textOf, type Fields } from "../entities/entity.ts";
import { runQuery } from "../query/run-query.ts";
import { againstRule, missing, QboFault, unsupported } from "./fault.ts";
import { fieldsOf, operationNamed, writeAndPresent } from "./write-from-call.ts";

const mostItems = 30;

/** Does each item for itself: what fails is a `Fault` beside what was done. Throws 6000 for more than 30. */
export function runBatch(company: Company, call: Call): Fields {
  const items = listOf(fieldsOf(call), "BatchItemRequest");
  if (items.length > mostItems) throw againstRule(`A batch has at most ${mostItems} items.`, "BatchItemRequest");
  return { BatchItemResponse: items.map((item) => ({ bId: item["bId"], ...answerItem(company, item) })) };
}

function answerItem(company: Company, item: Fields): object {
  try {
    return runItem(company, item);
  } catch (error) {
    if (error instanceof QboFault) return error.toBody();
    throw error;
  }
}

function runItem(company: Company, item: Fields): Fields {
  if (typeof item["Query"] === "string") return { QueryResponse: runQuery(company, item["Query"]) };
  const name = entityNames.find((one) => isFields(item[one]));
  const body = name && item[name];
  if (!name || !isFields(body) || name === "Account") throw unsupported("a batch item without an entity");
  const word = textOf(item, "operation");
  if (word === "update" && textOf(body, "Id") === "") throw missing("Id");
  const options = textOf(item, "optionsData");
  const operation = operationNamed(options === "void" ? "void" : word);
  return {
    [name]: writeAndPresent(company, { name, operation, body, allowsUsedNumber: options === "allowduplicatedocnum" }),
  };
}
