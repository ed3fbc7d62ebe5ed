import { testScreens } from "./support/accessible-screens.ts";
import { furnishBooks } from "./support/furnish-books.ts";

testScreens(
  "ada",
  [
    "/admin/quickbooks",
    "/admin/quickbooks?tab=queue",
    "/admin/quickbooks?tab=queue&job=JOB",
    "/admin/quickbooks?tab=conflicts",
    "/admin/quickbooks?tab=conflicts&conflict=CONFLICT",
    "/admin/quickbooks?tab=mapping",
    "/admin/quickbooks?tab=import",
    "/admin/quickbooks?tab=log",
    "/admin/quickbooks/connect",
    "/admin/quickbooks/disconnect",
  ],
  furnishBooks,
);
