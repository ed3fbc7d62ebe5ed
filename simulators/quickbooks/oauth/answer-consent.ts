import { html, redirect, type Call, type Reply } from "../call.ts";
import type { Simulator } from "../simulator.ts";
import { consentPage, problemPage } from "./consent-page.ts";

const scope = "com.intuit.quickbooks.accounting";

/** `/connect/oauth2`: shows who asks for what, and leads back with the person's decision. */
export function answerConsent(call: Call, simulator: Simulator): Reply {
  const { query } = call;
  const redirectUri = query.get("redirect_uri") ?? "";
  const problem = problemOf(query, simulator);
  if (problem) return html(400, problemPage(problem));
  if (call.method !== "POST") return html(200, consentPage([...simulator.companies.values()]));

  const form = new URLSearchParams(call.body);
  const back = new URL(redirectUri);
  const state = query.get("state") ?? "";
  if (form.get("decision") !== "allow") {
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("state", state);
    return redirect(back.href);
  }
  const realmId = form.get("realmId") ?? "";
  if (!simulator.companies.has(realmId)) return html(400, problemPage("Choose a company."));
  back.searchParams.set("code", simulator.codes.issue({ realmId, redirectUri }));
  back.searchParams.set("state", state);
  back.searchParams.set("realmId", realmId);
  return redirect(back.href);
}

function problemOf(query: URLSearchParams, { settings, options }: Simulator): string | null {
  const redirectUri = query.get("redirect_uri") ?? "";
  const isAllowed =
    options.redirectUris?.includes(redirectUri) ?? /^https?:$/.test(URL.parse(redirectUri)?.protocol ?? "");
  if (query.get("client_id") !== settings.clientId) return "The client_id is not known.";
  if (query.get("response_type") !== "code") return "The response_type is not code.";
  if (!(query.get("scope") ?? "").split(" ").includes(scope)) return "The scope is not known.";
  if (!isAllowed) return "The redirect_uri is not registered.";
  return query.get("state") ? null : "The state is missing.";
}
