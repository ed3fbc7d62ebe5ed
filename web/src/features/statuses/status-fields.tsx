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
      <TextInput form={form} name="statusName" label="Name" input={{ autoComplete: "off" }} />
      <TextInput form={form} name="customerLabel" label="What customers read" input={{ autoComplete: "off" }} />
      <TextInput
        form={form}
        name="description"
        label="Description"
        optional
        input={{ multiline: true, minRows: 2, maxRows: 6 }}
      />
      <SelectInput
        form={form}
        name="category"
        label="Category"
        choices={looks.categories}
        help="Where the order stands on the board and on the customer's bar."
      />
      <SelectInput
        form={form}
        name="color"
        label="Colour"
        choices={colorChoices}
        optional
        help="None is the colour of the category."
      />
      <SelectInput form={form} name="icon" label="Icon" choices={iconChoices} />
      <TextInput
        form={form}
        name="slaMinutes"
        label="Late after"
        optional
        help="In minutes of the location's working time: 60 is an hour."
        input={{ inputMode: "numeric", autoComplete: "off" }}
      />
      <CheckInput
        form={form}
        name="isInitial"
        label="Orders begin here"
        help="Another status gives this part up: there is one."
      />
      <CheckInput form={form} name="isTerminal" label="Orders end here" help="Nothing is late or open any more." />
      <CheckInput
        form={form}
        name="isHold"
        label="Hold"
        help="Work waits; the status belongs to the category On hold."
      />
    </>
  );
}
