import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { SavedViews } from "#records/saved-views/saved-views.tsx";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { ColumnChoice } from "#ui/table/columns/column-choice.tsx";
import { customerColumns, usualCustomerColumns } from "./customer-columns.tsx";
import { customerListViews } from "./customer-views.ts";

/** The saved views of the table of customers, and its columns where they are shown. */
export function CustomerListTools() {
  const onPhone = useOnPhone();
  const role = roleOf(useAuth().user);

  return (
    <>
      <SavedViews of={customerListViews} />
      {!onPhone && <ColumnChoice offered={customerColumns(role)} usual={usualCustomerColumns(role)} />}
    </>
  );
}
