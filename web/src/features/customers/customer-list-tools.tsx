import { SavedViews } from "#records/saved-views/saved-views.tsx";
import { ColumnChoice } from "#ui/table/columns/column-choice.tsx";
import { customerColumns, usualCustomerColumns } from "./customer-columns.tsx";
import { customerListViews } from "./customer-views.ts";

/** The saved views of the table of customers, and its columns. */
export const CustomerListTools = () => (
  <>
    <SavedViews of={customerListViews} />
    <ColumnChoice offered={customerColumns} usual={usualCustomerColumns} />
  </>
);
