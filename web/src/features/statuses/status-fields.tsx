import { statusColors, statusIcons } from "@boresight/domain/statuses/status-look";
import { status } from "@boresight/domain/statuses/status-fields";
import type { UseFormReturn } from "react-hook-form";
import { RecordFields } from "#records/form/record-fields.tsx";
import type { StatusFormValues } from "./status-form.ts";
import type { StatusLooks } from "./status-looks.ts";
import { colorWords, iconWords } from "./status-words.ts";

const color = statusColors.map((value) => ({ value, label: colorWords[value] }));
const icon = statusIcons.map((value) => ({ value, label: iconWords[value] }));

export const StatusFields = ({ form, looks }: { form: UseFormReturn<StatusFormValues>; looks: StatusLooks }) => (
  <RecordFields of={status} form={form} links={{ category: looks.categories, color, icon }} autoComplete="off" />
);
