import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { documentReasonSchema } from "@boresight/domain/documents/issued-document";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { IssuedDocumentFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";

const ReissueDocument = graphql(`
  mutation ReissueDocument($input: ReissueDocumentInput!, $staff: Boolean!) {
    reissueDocument(input: $input) {
      serviceOrder {
        id
        ...OrderDocuments
        ...OrderTransitions
      }
    }
  }
`);

const RevokeDocument = graphql(`
  mutation RevokeDocument($input: RevokeDocumentInput!, $staff: Boolean!) {
    revokeDocument(input: $input) {
      serviceOrder {
        id
        ...OrderDocuments
        ...OrderTransitions
      }
    }
  }
`);

export type ReasonQuestion = "reissue" | "revoke";

interface ReasonDialogProps {
  asked: ReasonQuestion;
  document: Pick<IssuedDocumentFragment, "id" | "number">;
  onClose: () => void;
}

/** Issues a document anew or revokes it, with the reason. */
export function ReasonDialog({ asked, document: { id, number }, onClose }: ReasonDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const { verb, title, action, meaning, done } = useVerbAsked(asked, number);
  const { frame, run } = useVerb({ form, stale: ["document-not-current"] });
  const submit = form.handleSubmit(async ({ reason }) => {
    const input = { id, reason };
    const { error } = documentReasonSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    if (!(await run(() => verb(input), done))) onClose();
  });

  return (
    <FormDialog title={title} action={action} {...frame(submit)} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {meaning}
      </Typography>
      <TextInput form={form} name="reason" label={t("base.theReason")} input={{ multiline: true, minRows: 2 }} />
    </FormDialog>
  );
}

interface VerbAsked {
  verb: (input: { id: string; reason: string }) => Promise<unknown>;
  title: string;
  action: string;
  meaning: string;
  done: string;
}

function useVerbAsked(asked: ReasonQuestion, number: string): VerbAsked {
  const [reissue] = useMutation(ReissueDocument);
  const [revoke] = useMutation(RevokeDocument);
  if (asked === "reissue")
    return {
      verb: (input) => reissue({ variables: { input, staff: true } }),
      title: t("documents.reissueNumber", { number }),
      action: t("documents.reissue"),
      meaning: t("documents.reissuingMeans"),
      done: t("documents.wasReissued", { number }),
    };
  return {
    verb: (input) => revoke({ variables: { input, staff: true } }),
    title: t("documents.revokeNumber", { number }),
    action: t("base.revoke"),
    meaning: t("documents.revokingMeans"),
    done: t("documents.wasRevoked", { number }),
  };
}
