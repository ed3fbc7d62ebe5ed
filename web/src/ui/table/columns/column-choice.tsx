import { t } from "@boresight/domain/texts/text";
import ViewColumnOutlined from "~icons/ic/outline-view-column";
import { BarMenu } from "#ui/layout/bar-menu.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { ColumnFieldsProps } from "./column-fields.tsx";

const ColumnFields = lazyPart(async () => (await import("./column-fields.tsx")).ColumnFields);

/** The columns of a table, stored in the URL and in saved views. */
export const ColumnChoice = (props: ColumnFieldsProps) => (
  <BarMenu label={t("base.columns")} icon={<ViewColumnOutlined />} width={240}>
    {() => <ColumnFields {...props} />}
  </BarMenu>
);
