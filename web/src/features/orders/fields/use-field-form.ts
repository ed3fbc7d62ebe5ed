import { useSeesInvoices } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { FieldEdit, FieldProblem } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { problemOf } from "#data/problem.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFieldsFragment, UpdateServiceOrderInput } from "#graphql/graphql.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { editsIn } from "./edits-in.ts";
import type { EditableField } from "./fields-to-edit.ts";
import { changedFields, typedFields, typingProblems, type FieldValues } from "./field-values.ts";
import { mergeFields } from "./merge-fields.ts";
import { OrderFields } from "./order-fields.fragment.ts";

const UpdateOrder = graphql(`
  mutation UpdateOrder($input: UpdateServiceOrderInput!, $staff: Boolean!, $amounts: Boolean!) {
    updateServiceOrder(input: $input) {
      serviceOrder {
        id
        ...EditedOrder
      }
    }
  }
`);

const FieldsNow = graphql(`
  query FieldsNow($id: UUID!, $staff: Boolean!) {
    serviceOrder(id: $id) {
      id
      ...OrderFields
    }
  }
`);

interface FieldForm {
  /** As it was when editing began; the page behind the dialog keeps updating. */
  begun: OrderFieldsFragment;
  fields: readonly EditableField[];
  onSaved: () => void;
}

/** Sends only changed values. When someone else saved first, merges their changes and asks about conflicts. */
export function useFieldForm({ begun, fields, onSaved }: FieldForm) {
  const { save, readNow } = useStoredFields();
  const frame = { fields, timeZone: begun.timeZone };
  const [{ seen, edits, contested }, setProgress] = useState<Progress>({ seen: begun, edits: [], contested: [] });
  const before = typedFields(frame, seen);
  const form = useForm<FieldValues>({ defaultValues: before });
  const tell = useTelling(form);
  const merge = async (mine: FieldValues, told: readonly FieldEdit[]) => {
    const latest = await readNow(begun.id);
    const merged = mergeFields(fields, { before, mine, theirs: typedFields(frame, latest) });
    for (const [field, value] of Object.entries(merged.values)) form.setValue(field, value);
    setProgress({ seen: latest, edits: told.filter(isAboutOneOf(fields)), contested: merged.contested });
  };
  const submit = form.handleSubmit(async (mine) => {
    const wrong = [...typingProblems(frame, mine), ...contested.map(unanswered)];
    if (wrong.length > 0) return showFieldProblems(form, wrong);
    try {
      await save({ id: seen.id, version: seen.version, ...changedFields(frame, before, mine) });
      onSaved();
    } catch (error) {
      const told = editsIn(error);
      await (told ? merge(mine, told).catch(tell) : tell(error));
    }
  });
  const settle = ({ field }: EditableField, whose: "mine" | "theirs") => {
    if (whose === "theirs") form.setValue(field, before[field] ?? "");
    form.clearErrors(field);
    setProgress({ seen, edits, contested: contested.filter((editable) => editable.field !== field) });
    form.setFocus(field);
  };

  return { form, submit, settle, edits, contested };
}

/** Shows a problem at its field, or in the message bar. */
function useTelling(form: UseFormReturn<FieldValues>) {
  const showMessage = useMessage();
  return (error: unknown) => {
    const { fields, message } = problemOf(error);
    showFieldProblems(form, fields);
    if (!fields.some(({ field }) => field in form.getValues())) showMessage(message, { color: "error" });
  };
}

interface Progress {
  /** The version on which the next attempt is based. */
  seen: OrderFieldsFragment;
  edits: readonly FieldEdit[];
  contested: readonly EditableField[];
}

function useStoredFields() {
  const role = roleOf(useAuth().user);
  const amounts = useSeesInvoices();
  const staff = isStaff(role);
  const [update, { client }] = useMutation(UpdateOrder);
  const save = (input: UpdateServiceOrderInput) => update({ variables: { input, staff, amounts } });
  const readNow = async (id: string): Promise<OrderFieldsFragment> => {
    const { data } = await client.query({ query: FieldsNow, variables: { id, staff }, fetchPolicy: "network-only" });
    const order = readFragment(OrderFields, data?.serviceOrder);
    if (!order) throw new Error("The order is not there any more");
    return order;
  };
  return { save, readNow };
}

const isAboutOneOf =
  (fields: readonly EditableField[]) =>
  (edit: FieldEdit): boolean =>
    fields.some(({ field }) => field === edit.field);

const unanswered = ({ field }: EditableField): FieldProblem => ({
  field,
  code: "contested",
  message: t("orders.sayBelowWhichOneStays"),
});
