/** The calls of `/v3/company/{realmId}/…`. */
import { json, type Call, type Reply } from "../call.ts";
import type { Company } from "../entities/company.ts";
import {
  entityNames,
  type EntityName,
  type Fields,
  isFields,
  textOf,
  type Entity,
  pacificTime,
} from "../entities/entity.ts";
import { present } from "../entities/present.ts";
import { changesSince } from "../query/changes-since.ts";
import { runQuery } from "../query/run-query.ts";
import type { Simulator } from "../simulator.ts";
import { documentPdf } from "./document-pdf.ts";
import { notAuthenticated, notAuthorized, notFound, QboFault, unsupported, invalidProperty, missing } from "./fault.ts";
import { runBatch } from "./run-batch.ts";
import { onceByRequestId, writeFromCall } from "./write-from-call.ts";

export function answerAccounting(call: Call, simulator: Simulator): Reply {
  const [realmId = "", ...steps] = call.path.split("/").slice(3);
  try {
    return answer(authorizedCompany(call, simulator, realmId), call, steps);
  } catch (error) {
    if (!(error instanceof QboFault)) throw error;
    return json(error.status, { ...error.toBody(), time: pacificTime(simulator.clock()) });
  }
}

/** Throws 3200 without a valid access token, and 3100 when it is another company's. */
function authorizedCompany({ headers }: Call, { connections, companies }: Simulator, realmId: string): Company {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
  const realm = connections.realmOf(token);
  if (realm === undefined) throw notAuthenticated();
  const company = companies.get(realmId);
  if (realm !== realmId || !company) throw notAuthorized();
  return company;
}

function answer(company: Company, call: Call, [resource = "", id, action, ...more]: string[]): Reply {
  const { method, query, body } = call;
  const time = pacificTime(company.clock());
  const asked = `${method} ${resource}`;
  const withTime = (fields: Fields) => json(200, { ...fields, time });
  if (more.length > 0) throw unsupported(call.path);
  if (asked === "GET companyinfo" && id === company.realmId) return withTime({ CompanyInfo: companyInfo(company) });
  if (asked === "GET query") return withTime({ QueryResponse: runQuery(company, query.get("query") ?? "") });
  if (asked === "POST query") return withTime({ QueryResponse: runQuery(company, body) });
  if (asked === "GET cdc") {
    const changes = changesSince(company, query.get("entities") ?? "", query.get("changedSince") ?? "");
    return json(200, { CDCResponse: [{ QueryResponse: changes }], time: company.clock().toISOString() });
  }
  if (asked === "POST batch") return withTime(onceByRequestId(company, call, () => runBatch(company, call)));
  const name = entityNames.find((one) => one.toLowerCase() === resource);
  if (!name) throw unsupported(resource);
  if (method === "POST" && id === undefined)
    return withTime(onceByRequestId(company, call, () => writeFromCall(company, call, name)));
  return answerOne(company, { name, id: id ?? "", action, call });
}

interface One {
  name: EntityName;
  id: string;
  action: string | undefined;
  call: Call;
}

function answerOne(company: Company, { name, id, action, call }: One): Reply {
  const asked = [call.method, action].filter(Boolean).join(" ");
  const entity = company.find(name, id);
  const time = pacificTime(company.clock());
  const isDocument = name === "Invoice" || name === "Estimate";
  if (asked === "GET" && entity) return json(200, { [name]: present(company, name, entity), time });
  if (asked === "GET pdf" && isDocument && entity)
    return { status: 200, headers: { "content-type": "application/pdf" }, body: documentPdf(company, name, entity) };
  if (asked === "POST send" && isDocument && entity)
    return json(200, { [name]: sendDocument(company, { name, document: entity, call }), time });
  const isKnown = asked === "GET" || (isDocument && (asked === "GET pdf" || asked === "POST send"));
  throw isKnown ? notFound(name) : unsupported(`${call.method} ${call.path}`);
}

const companyInfo = ({ name }: Company): Fields => ({
  Id: "1",
  SyncToken: "0",
  domain: "QBO",
  sparse: false,
  CompanyName: name,
  LegalName: name,
  CompanyAddr: { Id: "1", Line1: "100 Test Drive", City: "Denver", CountrySubDivisionCode: "CO", PostalCode: "80202" },
  Country: "US",
  Email: { Address: "books@example.com" },
  FiscalYearStartMonth: "January",
  SupportedLanguages: "en",
});

interface Sending {
  name: "Estimate" | "Invoice";
  document: Entity;
  call: Call;
}

/** Mails the document to `sendTo`, else to its own address. Throws 2020 without either. */
function sendDocument(company: Company, { name, document, call }: Sending): Fields {
  if (call.headers["content-type"] !== "application/octet-stream") throw invalidProperty("Content-Type");
  const own = isFields(document["BillEmail"]) ? textOf(document["BillEmail"], "Address") : "";
  const address = call.query.get("sendTo") ?? own;
  if (!address) throw missing("sendTo");
  const delivery = { DeliveryType: "Email", DeliveryTime: pacificTime(company.clock()) };
  const sent = { EmailStatus: "EmailSent", BillEmail: { Address: address }, DeliveryInfo: delivery };
  return company.save(name, { ...document, ...sent }, "emailed");
}
