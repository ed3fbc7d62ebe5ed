import { useMutation } from "@apollo/client/react";
import type { FactEdit, FieldProblem } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { problemOf } from "#data/problem.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFactsFragment, UpdateServiceOrderInput } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { editsIn } from "./edits-in.ts";
import type { FactField } from "./fact-fields.ts";
import { changedFacts, typedFacts, typingProblems, type FactValues } from "./fact-values.ts";
import { mergeFacts } from "./merge-facts.ts";
import { OrderFactsParts } from "#features/orders/detail/order-facts-parts.ts";

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

const FactsNow = graphql(`
  query FactsNow($id: UUID!, $staff: Boolean!) {
    serviceOrder(id: $id) {
      id
      ...OrderFacts
    }
  }
`);

interface FactForm {
  /** As it was when the editing began: the page goes on following it behind the dialog. */
  begun: OrderFactsFragment;
  fields: readonly FactField[];
  onSaved: () => void;
}

/** Sends only what was changed. Where somebody else was faster, theirs is merged with what was typed and asked about. */
export function useFactForm({ begun, fields, onSaved }: FactForm) {
  const { save, readNow } = useStoredFacts();
  const frame = { fields, timeZone: begun.timeZone };
  const [{ seen, edits, contested }, setProgress] = useState<Progress>({ seen: begun, edits: [], contested: [] });
  const before = typedFacts(frame, seen);
  const form = useForm<FactValues>({ defaultValues: before });
  const tell = useTelling(form);
  const merge = async (mine: FactValues, told: readonly FactEdit[]) => {
    const latest = await readNow(begun.id);
    const merged = mergeFacts(fields, { before, mine, theirs: typedFacts(frame, latest) });
    for (const [field, value] of Object.entries(merged.values)) form.setValue(field, value);
    setProgress({ seen: latest, edits: told.filter(isAboutOneOf(fields)), contested: merged.contested });
  };
  const submit = form.handleSubmit(async (mine) => {
    const wrong = [...typingProblems(frame, mine), ...contested.map(unanswered)];
    if (wrong.length > 0) return showFieldProblems(form, wrong);
    try {
      await save({ id: seen.id, version: seen.version, ...changedFacts(frame, before, mine) });
      onSaved();
    } catch (error) {
      const told = editsIn(error);
      await (told ? merge(mine, told).catch(tell) : tell(error));
    }
  });
  const settle = ({ field }: FactField, whose: "mine" | "theirs") => {
    if (whose === "theirs") form.setValue(field, before[field] ?? "");
    form.clearErrors(field);
    setProgress({ seen, edits, contested: contested.filter((fact) => fact.field !== field) });
    form.setFocus(field);
  };

  return { form, submit, settle, edits, contested };
}

/** What is wrong stands at its field, else in the bar below. */
function useTelling(form: UseFormReturn<FactValues>) {
  const showMessage = useMessage();
  return (error: unknown) => {
    const { fields, message } = problemOf(error);
    showFieldProblems(form, fields);
    if (!fields.some(({ field }) => field in form.getValues())) showMessage(message, { color: "error" });
  };
}

interface Progress {
  /** The order on which the next attempt builds. */
  seen: OrderFactsFragment;
  edits: readonly FactEdit[];
  contested: readonly FactField[];
}

function useStoredFacts() {
  const role = roleOf(useAuth().user);
  const staff = isStaff(role);
  const [update, { client }] = useMutation(UpdateOrder);
  const save = (input: UpdateServiceOrderInput) =>
    update({ variables: { input, staff, amounts: role !== "technician" } });
  const readNow = async (id: string): Promise<OrderFactsFragment> => {
    const { data } = await client.query({ query: FactsNow, variables: { id, staff }, fetchPolicy: "network-only" });
    const order = readFragment(OrderFactsParts, data?.serviceOrder);
    if (!order) throw new Error("The order is not there any more");
    return order;
  };
  return { save, readNow };
}

const isAboutOneOf =
  (fields: readonly FactField[]) =>
  (edit: FactEdit): boolean =>
    fields.some(({ field }) => field === edit.field);

const unanswered = ({ field }: FactField): FieldProblem => ({
  field,
  code: "contested",
  message: "Say below which one stays",
});
