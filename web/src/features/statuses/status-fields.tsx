import { t } from "@boresight/domain/texts/text";
import { statusColors, statusIcons } from "@boresight/domain/statuses/status-look";
import type { UseFormReturn } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { StatusFormValues } from "./status-form.ts";
import type { StatusLooks } from "./status-looks.ts";
import { colorWords, iconWords } from "./status-words.ts";

const colorChoices = statusColors.map((value) => ({ value, label: colorWords[value] }));
const iconChoices = statusIcons.map((value) => ({ value, label: iconWords[value] }));

export function StatusFields({ form, looks }: { form: UseFormReturn<StatusFormValues>; looks: StatusLooks }) {
  return (
    <>
      <TextInput form={form} name="statusName" label={t("base.name")} input={{ autoComplete: "off" }} />
      <TextInput
        form={form}
        name="customerLabel"
        label={t("statuses.whatCustomersRead")}
        input={{ autoComplete: "off" }}
      />
      <TextInput
        form={form}
        name="description"
        label={t("base.description")}
        optional
        input={{ multiline: true, minRows: 2, maxRows: 6 }}
      />
      <SelectInput
        form={form}
        name="category"
        label={t("statuses.category")}
        choices={looks.categories}
        help={t("statuses.whereTheOrderStandsOnThe")}
      />
      <SelectInput
        form={form}
        name="color"
        label={t("statuses.colour")}
        choices={colorChoices}
        optional
        help={t("statuses.noneIsTheColourOfThe")}
      />
      <SelectInput form={form} name="icon" label={t("statuses.icon")} choices={iconChoices} />
      <TextInput
        form={form}
        name="slaMinutes"
        label={t("statuses.lateAfter")}
        optional
        help={t("statuses.inMinutesOfTheLocationsWorking")}
        input={{ inputMode: "numeric", autoComplete: "off" }}
      />
      <StatusRoles form={form} />
    </>
  );
}

function StatusRoles({ form }: { form: UseFormReturn<StatusFormValues> }) {
  return (
    <>
      <CheckInput
        form={form}
        name="isInitial"
        label={t("statuses.ordersBeginHere")}
        help={t("statuses.anotherStatusGivesThisPartUp")}
      />
      <CheckInput
        form={form}
        name="isTerminal"
        label={t("statuses.ordersEndHere")}
        help={t("statuses.nothingIsLateOrOpenAny")}
      />
      <CheckInput
        form={form}
        name="isHold"
        label={t("statuses.hold")}
        help={t("statuses.workWaitsTheStatusBelongsTo")}
      />
    </>
  );
}
