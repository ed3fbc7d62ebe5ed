import { parseBody, type Call } from "../call.ts";
import type { Company } from "../entities/company.ts";
import { isFields, type EntityName, type Fields } from "../entities/entity.ts";
import { present } from "../entities/present.ts";
import { writeEntity, type Write } from "../entities/write-entity.ts";
import { againstRule, invalidProperty, unsupported } from "./fault.ts";

const longestRequestId = 50;

/** A `requestid` that was answered before gets the first answer again, and nothing is done. Refusals are not kept. */
export function onceByRequestId(company: Company, { query }: Call, work: () => Fields): Fields {
  const requestId = query.get("requestid");
  if (requestId === null) return work();
  if (requestId.length > longestRequestId)
    throw againstRule(`A requestid has at most ${longestRequestId} characters.`, "requestid");
  const answer = company.answers.get(requestId) ?? work();
  company.answers.set(requestId, answer);
  return answer;
}

/** Creates, updates, voids or deletes as `operation` says, and returns the entity under its name. */
export function writeFromCall(company: Company, call: Call, name: EntityName): Fields {
  const { query } = call;
  const operation = operationNamed(query.get("operation") ?? "update");
  if (name === "Account") throw unsupported("write of Account");
  const allowsUsedNumber = query.get("include") === "allowduplicatedocnum";
  return { [name]: writeAndPresent(company, { name, operation, allowsUsedNumber, body: fieldsOf(call) }) };
}

/** `create` and `update` both save. */
export function operationNamed(word: string): Write["operation"] {
  if (word === "void" || word === "delete") return word;
  if (word === "create" || word === "update") return "save";
  throw unsupported(word);
}

export function writeAndPresent(company: Company, write: Write): Fields {
  const written = writeEntity(company, write);
  const entity = company.find(write.name, String(written["Id"]));
  return entity ? present(company, write.name, entity) : written;
}

/** The JSON object of a write. Throws 2010. */
export function fieldsOf(call: Call): Fields {
  if (!/^application\/json\b/.test(call.headers["content-type"] ?? "")) throw invalidProperty("Content-Type");
  const fields = parseBody(call);
  if (!isFields(fields)) throw invalidProperty("the body, which is no JSON object,");
  return fields;
}
