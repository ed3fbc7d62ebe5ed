// SQL of what became of an issued document.

/** Of a document `d` with its estimate `e`, invoice `i` and what replaced it `n`. */
export const stateOfDocument = `case
  when d.revoked_at is not null or i.status = 'void' or e.status = 'void' then 'revoked'
  when n.id is not null or e.status = 'superseded' then 'superseded' else 'valid' end`;

export const documentWithState = `app.documents d
  left join app.estimates e on e.id = d.estimate_id
  left join app.invoices i on i.id = d.invoice_id
  left join app.documents n on n.supersedes_id = d.id`;

/** Of a document `d`: nobody has hidden its PDF from customers. One that is not set yet will be shown. */
export const isShownOutside = `(d.file_id is null
  or exists (select from app.files shown where shown.id = d.file_id and shown.customer_visible))`;
