/** The pages on which a person connects a company. They are Intuit's, in English, and work without scripts. */
import { escapeHtml as escape, htmlPage } from "../html-page.ts";
import type { Company } from "../entities/company.ts";

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f6f8;color:#1b2733}
main{max-width:26rem;margin:8vh auto;padding:2rem;background:#fff;border-radius:12px;box-shadow:0 2px 12px #0002}
h1{font-size:1.25rem;margin:0 0 .5rem}label{display:block;margin:1rem 0 .25rem}
select,button{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border-radius:8px;border:1px solid #8a98a6;background:#fff;color:inherit}
button{margin-top:1rem;cursor:pointer}button[value=allow]{background:#1c6b3f;border-color:#1c6b3f;color:#fff}`;

const page = (title: string, body: string): string => htmlPage({ title, style, body });

export const consentPage = (companies: readonly Company[]): string =>
  page(
    "Connect to QuickBooks",
    `<h1>Connect to QuickBooks</h1><p>Boresight asks to read and write this company's accounting data.</p>
    <form method="post"><label for="realmId">Company</label><select id="realmId" name="realmId">${companies
      .map(({ realmId, name }) => `<option value="${escape(realmId)}">${escape(name)}</option>`)
      .join("")}</select>
    <button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button></form>
    <p>This is a simulator: no real books are touched.</p>`,
  );

export const problemPage = (problem: string): string =>
  page("Cannot connect", `<h1>Cannot connect</h1><p role="alert">${escape(problem)}</p>`);
