import { html, redirect, type Call, type Reply } from "../call.ts";
import type { Simulator } from "../simulator.ts";
import { escapeHtml as escape, htmlPage } from "../html-page.ts";
import type { Company } from "../entities/company.ts";

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

/** The pages on which a person connects a company. They are Intuit's, in English, and work without scripts. */
const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f6f8;color:#1b2733}
main{max-width:26rem;margin:8vh auto;padding:2rem;background:#fff;border-radius:12px;box-shadow:0 2px 12px #0002}
h1{font-size:1.25rem;margin:0 0 .5rem}label{display:block;margin:1rem 0 .25rem}
select,button{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border-radius:8px;border:1px solid #8a98a6;background:#fff;color:inherit}
button{margin-top:1rem;cursor:pointer}button[value=allow]{background:#1c6b3f;border-color:#1c6b3f;color:#fff}`;

const page = (title: string, body: string): string => htmlPage({ title, style, body });

const consentPage = (companies: readonly Company[]): string =>
  page(
    "Connect to QuickBooks",
    `<h1>Connect to QuickBooks</h1><p>Boresight asks to read and write this company's accounting data.</p>
    <form method="post"><label for="realmId">Company</label><select id="realmId" name="realmId">${companies
      .map(({ realmId, name }) => `<option value="${escape(realmId)}">${escape(name)}</option>`)
      .join("")}</select>
    <button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button></form>
    <p>This is a simulator: no real books are touched.</p>`,
  );

const problemPage = (problem: string): string =>
  page("Cannot connect", `<h1>Cannot connect</h1><p role="alert">${escape(problem)}</p>`);
