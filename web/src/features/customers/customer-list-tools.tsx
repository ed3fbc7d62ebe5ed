import { useIsOffice } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { SavedViews } from "#records/saved-views/saved-views.tsx";
import FileUploadOutlined from "~icons/ic/outline-file-upload";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { ColumnChoice } from "#ui/table/columns/column-choice.tsx";
import { customerColumns, usualCustomerColumns } from "./customer-columns.tsx";
import { customerListViews } from "./customer-views.ts";

/** The saved views of the table of customers, and its columns where they are shown. */
export function CustomerListTools() {
  const onPhone = useOnPhone();
  const role = roleOf(useAuth().user);
  const isOffice = useIsOffice();

  return (
    <>
      <SavedViews of={customerListViews} />
      {role === "admin" && (
        <Tooltip title={t("customers.importFromCsv")}>
          <IconButton component={RouteLink} to="/admin/utils" aria-label={t("customers.importFromCsv")}>
            <FileUploadOutlined />
          </IconButton>
        </Tooltip>
      )}
      {!onPhone && <ColumnChoice offered={customerColumns(isOffice)} usual={usualCustomerColumns(isOffice)} />}
    </>
  );
}
