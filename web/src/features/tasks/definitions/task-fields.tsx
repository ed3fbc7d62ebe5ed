import { CheckInput } from "#ui/form/check-input.tsx";
import type { Choice } from "#ui/filter/select-filter.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { ConditionEditor } from "./conditions/condition-editor.tsx";
import type { TaskForm } from "./task-form.ts";

export function TaskFields({ form, statuses }: { form: TaskForm; statuses: readonly Choice[] }) {
  return (
    <>
      <TextInput form={form} name="taskName" label="Name" input={{ autoComplete: "off" }} />
      <TextInput
        form={form}
        name="description"
        label="Description"
        optional
        help="What to do, in a sentence or two."
        input={{ multiline: true, minRows: 2, maxRows: 8 }}
      />
      <SelectInput form={form} name="serviceOrderStatusId" label="Status" choices={statuses} />
      <CheckInput
        form={form}
        name="isBlocking"
        label="Holds the order"
        help="The order goes on only when this is done or does not apply."
      />
      <CheckInput
        form={form}
        name="asksCustomer"
        label="Asks the customer"
        help="The customer sees it and may upload its files."
      />
      <CheckInput
        form={form}
        name="needsColleague"
        label="Needs a colleague"
        help="Not for whoever recorded an attempt on the order."
      />
      <ConditionEditor form={form} name="conditionRows" what="The task" />
    </>
  );
}
