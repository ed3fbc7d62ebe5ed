import { useMutation } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/roles";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFactsFragment } from "#graphql/graphql.ts";
import { CheckInput } from "#ui/check-input.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { useMessage } from "#ui/message-bar.tsx";
import { SelectInput } from "#ui/select-input.tsx";
import { showFieldProblems } from "#ui/show-field-problems.ts";
import { TextInput, type FormOf } from "#ui/text-input.tsx";
import { storedValue, typedValue, typingProblem, type FactField, type TypedValue } from "./fact-fields.ts";
import { FacilityInput } from "./facility-input.tsx";
import { priorityChoices } from "./order-words.ts";
import { TechnicianInput } from "./technician-input.tsx";

const UpdateOrder = graphql(`
  mutation UpdateOrder($input: UpdateServiceOrderInput!, $staff: Boolean!, $amounts: Boolean!) {
    updateServiceOrder(input: $input) {
      serviceOrder {
        id
        ...OrderDetail
      }
    }
  }
`);

interface EditFactsDialogProps {
  title: string;
  order: OrderFactsFragment;
  fields: readonly FactField[];
  onClose: () => void;
}

type Values = Record<string, TypedValue>;

/** Sends only what was changed; when somebody else was faster the page shows theirs. */
export function EditFactsDialog({ title, order: latest, fields, onClose }: EditFactsDialogProps) {
  const [order] = useState(latest); // As it was when the editing began: the page goes on following it behind the dialog.
  const role = roleOf(useAuth().user);
  const before: Values = Object.fromEntries(fields.map(({ field, kind }) => [field, typedValue(kind, order[field])]));
  const form = useForm<Values>({ defaultValues: before });
  const [update, { client }] = useMutation(UpdateOrder);
  const showMessage = useMessage();
  const submit = form.handleSubmit(async (values) => {
    const wrong = fields.flatMap(({ field, kind }) => {
      const message = typingProblem(kind, values[field] ?? "");
      return message ? { field, code: "not-a-number", message } : [];
    });
    if (wrong.length > 0) return showFieldProblems(form, wrong);
    const changed = fields
      .filter(({ field }) => values[field] !== before[field])
      .map(({ field, kind }) => [field, storedValue(kind, values[field] ?? "")]);
    const input = { id: order.id, version: order.version, ...Object.fromEntries(changed) };
    try {
      await update({ variables: { input, staff: isStaff(role), amounts: role !== "technician" } });
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      showFieldProblems(form, problem.fields);
      if (problem.fields.length === 0) showMessage(problem.message, { color: "error" });
      if (problem.code === "order-changed") await client.refetchQueries({ include: "active" });
    }
  });

  return (
    <FormDialog
      title={title}
      action="Save"
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {fields.map((field) => (
        <FactInput key={field.field} form={form} fact={field} />
      ))}
    </FormDialog>
  );
}

function FactInput({ form, fact: { field, label, kind } }: { form: FormOf<Values>; fact: FactField }) {
  if (kind === "yesNo") return <CheckInput form={form} name={field} label={label} />;
  if (kind === "facility") return <FacilityInput form={form} name={field} />;
  if (kind === "technician") return <AssignmentInput form={form} name={field} />;
  if (kind === "priority") return <SelectInput form={form} name={field} label={label} choices={priorityChoices} />;
  const input = {
    line: {},
    text: { multiline: true, minRows: 3 },
    whole: { inputProps: { inputMode: "numeric" as const } },
    money: { inputProps: { inputMode: "decimal" as const } },
    moment: { type: "datetime-local" },
  }[kind];
  return <TextInput form={form} name={field} label={label} input={input} />;
}

/** Offers who works at the location that is chosen beside it. */
function AssignmentInput({ form, name }: { form: FormOf<Values>; name: string }) {
  const facilityId = useWatch({ control: form.control, name: "facilityId" });

  return <TechnicianInput form={form} name={name} facilityId={String(facilityId ?? "")} />;
}
