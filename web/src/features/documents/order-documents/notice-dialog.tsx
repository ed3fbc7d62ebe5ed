import { useMutation } from "@apollo/client/react";
import { noticeIssueSchema } from "@boresight/domain/documents/notices";
import type { NoticeType } from "@boresight/domain/documents/notice-types";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { typeWord } from "#records/documents/type-words.ts";
import { useSave } from "#records/form/use-save.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

const IssueNotice = graphql(`
  mutation IssueNotice($input: IssueNoticeInput!, $staff: Boolean!) {
    issueNotice(input: $input) {
      document {
        id
        number
      }
      serviceOrder {
        id
        ...OrderDocuments
        ...OrderTransitions
      }
    }
  }
`);

interface NoticeDialogProps {
  orderId: string;
  type: NoticeType;
  onClose: () => void;
}

/** What the person who issues a notice states with it. */
export function NoticeDialog({ orderId, type, onClose }: NoticeDialogProps) {
  const form = useForm({ defaultValues: { source: "", note: "", insurerEmail: "" } });
  const [issue] = useMutation(IssueNotice);
  const frame = useSave({
    form,
    input: ({ source, note, insurerEmail }) => ({
      serviceOrderId: orderId,
      type,
      source,
      note,
      insurerEmail: insurerEmail.trim() || null,
    }),
    schema: noticeIssueSchema,
    save: (input) => issue({ variables: { input, staff: true } }),
    done: () => t("documents.noticeIsIssued"),
    onSaved: onClose,
    stale: ["notice-acknowledged", "notice-blocked"],
    shownBy: "caller",
  });

  return (
    <FormDialog title={typeWord(type)} action={t("documents.issueNotice")} {...frame} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {type === "noneRequired" ? t("documents.noneRequiredMeans") : t("documents.notCompletedMeans")}
      </Typography>
      <TextInput
        form={form}
        name="source"
        label={t("documents.sourceConsulted")}
        help={t("documents.sourceConsultedHelp")}
      />
      <TextInput
        form={form}
        name="note"
        label={t("documents.whatTheDriverShouldKnow")}
        optional
        input={{ multiline: true, minRows: 3 }}
      />
      <TextInput
        form={form}
        name="insurerEmail"
        label={t("documents.insurersEmail")}
        help={t("documents.insurerGetsItAsWell")}
        optional
        input={{ type: "email" }}
      />
    </FormDialog>
  );
}
