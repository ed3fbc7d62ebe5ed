import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import type { useSaveDraft } from "./use-draft.ts";
import { toInput, type IntakeValues } from "./intake-values.ts";

const SubmitIntake = graphql(`
  mutation SubmitIntake($input: SubmitIntakeInput!) {
    submitIntake(input: $input) {
      serviceOrder {
        id
        internalOrderNumber
      }
    }
  }
`);

/** Submits the intake and goes to its order; returns the refused fields, none when it succeeded. */
export function useSubmitIntake({ flush, draftId, forgetDraft, dropUnsaved }: ReturnType<typeof useSaveDraft>) {
  const [submitIntake, { loading: busy, client }] = useMutation(SubmitIntake);
  const [mustVouch, setMustVouch] = useState(false);
  const navigate = useNavigate();
  const { problem, run, forgetProblem } = useVerb({ shownBy: "caller" });

  async function submit(values: IntakeValues): Promise<readonly FieldProblem[]> {
    forgetProblem();
    await flush();
    let order: { id: string; internalOrderNumber: string } | null | undefined;
    const refused = await run(
      async () => {
        const { data } = await submitIntake({ variables: { input: { ...toInput(values), draftId: draftId() } } });
        dropUnsaved();
        client.cache.evict({ fieldName: "intakeDrafts" });
        order = data?.submitIntake?.serviceOrder;
        return order?.internalOrderNumber;
      },
      (internalOrderNumber) =>
        internalOrderNumber
          ? t("intake.requestInternalordernumberIsWithUs", { internalOrderNumber })
          : t("intake.yourRequestIsWithUs"),
    );
    if (order) await navigate({ to: `/service-orders/${order.id}` });
    if (refused?.code === "readiness-unconfirmed") setMustVouch(true);
    if (refused?.code === "draft-already-sent") forgetDraft(); // Submitting anyway confirms that another order is intended.
    return refused?.fields ?? [];
  }

  return {
    submit,
    busy,
    problem,
    mustVouch,
    /** Clears the errors that were corrected or reviewed. */
    forget: forgetProblem,
  };
}
