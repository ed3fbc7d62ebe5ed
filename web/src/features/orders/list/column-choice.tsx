import { t } from "@boresight/domain/texts/text";
import { ViewColumnOutlined } from "#ui/icons/display/view-column-outlined.ts";
import { BarMenu } from "#ui/layout/bar-menu.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import type { Audience } from "./order-columns.tsx";

const ColumnFields = lazyPart(async () => (await import("./column-fields.tsx")).ColumnFields);

/** The columns of the table, stored in the URL and in saved views. */
export const ColumnChoice = ({ audience }: { audience: Audience }) => (
  <BarMenu label={t("orders.columns")} icon={<ViewColumnOutlined />} width={240}>
    {() => <ColumnFields audience={audience} />}
  </BarMenu>
);
