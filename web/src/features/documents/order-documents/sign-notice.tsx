import { useMutation } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import type { IssuedDocumentFragment } from "#graphql/graphql.ts";
import { PdfButton } from "#records/documents/pdf-button.tsx";
import { typeWord } from "#records/documents/type-words.ts";
import { SignDialog, type Signed } from "#records/signing/sign-dialog.tsx";
import { useVerb } from "#records/use-verb.ts";

const AcknowledgeNotice = graphql(`
  mutation AcknowledgeNotice($input: AcknowledgeNoticeInput!, $staff: Boolean!) {
    acknowledgeNotice(input: $input) {
      serviceOrder {
        id
        ...OrderDocuments
        ...OrderTransitions
      }
    }
  }
`);

interface SignNoticeProps {
  document: Pick<IssuedDocumentFragment, "id" | "number" | "type">;
  onClose: () => void;
}

/** Whoever takes the vehicle reads the notice and signs for it, in the very version that is shown. */
export function SignNotice({ document: { id, number, type }, onClose }: SignNoticeProps) {
  const [acknowledge] = useMutation(AcknowledgeNotice);
  const staff = isStaff(roleOf(useAuth().user));
  const { busy, problem, run } = useVerb({
    shownBy: "caller",
    stale: ["document-not-current", "notice-acknowledged"],
  });
  const name = `${typeWord(type)} ${number}`;
  const sign = async (signed: Signed) => {
    const input = { id, ...signed };
    if (!(await run(() => acknowledge({ variables: { input, staff } }), t("documents.receiptIsRecorded")))) onClose();
  };

  return (
    <SignDialog
      title={t("documents.signForDocument", { document: name })}
      busy={busy}
      problem={problem}
      onSign={(signed) => void sign(signed)}
      onClose={onClose}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 2 }}>
        <Typography sx={{ flexGrow: 1 }}>{t("documents.noticeReceived")}</Typography>
        <PdfButton address={id} label={name} fileName={number} />
      </Box>
    </SignDialog>
  );
}
