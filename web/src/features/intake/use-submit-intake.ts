import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { problemOf, type Problem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
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
  const [problem, setProblem] = useState<Problem | null>(null);
  const [mustVouch, setMustVouch] = useState(false);
  const navigate = useNavigate();
  const showMessage = useMessage();

  async function submit(values: IntakeValues): Promise<readonly FieldProblem[]> {
    setProblem(null);
    await flush();
    try {
      const input = { ...toInput(values), draftId: draftId() };
      const { data } = await submitIntake({ variables: { input } });
      dropUnsaved();
      client.cache.evict({ fieldName: "intakeDrafts" });
      const order = data?.submitIntake?.serviceOrder;
      showMessage(
        order
          ? t("intake.requestInternalordernumberIsWithUs", { internalOrderNumber: order.internalOrderNumber })
          : t("intake.yourRequestIsWithUs"),
      );
      if (order) await navigate({ to: `/service-orders/${order.id}` });
      return [];
    } catch (error) {
      const refused = problemOf(error);
      setProblem(refused);
      if (refused.code === "readiness-unconfirmed") setMustVouch(true);
      if (refused.code === "draft-already-sent") forgetDraft(); // Submitting anyway confirms that another order is intended.
      return refused.fields;
    }
  }

  const forget = useCallback(() => setProblem(null), []);

  return {
    submit,
    busy,
    problem: problem?.message ?? null,
    mustVouch,
    /** Clears the errors that were corrected or reviewed. */
    forget,
  };
}
