import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { isStaff } from "@boresight/domain/accounts/roles";
import { graphql } from "#graphql/gql.ts";
import type { OrderDocumentsFragment } from "#graphql/graphql.ts";
import type { Signed } from "#records/signing/sign-dialog.tsx";
import { useVerb } from "#records/use-verb.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { formatMoment } from "#ui/time/times.ts";

const SignDialog = lazyPart(async () => (await import("#records/signing/sign-dialog.tsx")).SignDialog);

const AcceptDisclosure = graphql(`
  mutation AcceptDisclosure($input: AcceptDisclosureInput!, $staff: Boolean!) {
    acceptDisclosure(input: $input) {
      serviceOrder {
        id
        ...OrderDocuments
        ...OrderTransitions
      }
    }
  }
`);

/** What the state of the order's location wants to be accepted before the work, or who did. */
export function DisclosureStep({ order: { id, disclosure } }: { order: OrderDocumentsFragment }) {
  const [isOpen, setOpen] = useState(false);
  if (!disclosure) return null;
  const { state, acceptedBy, acceptedAt } = disclosure;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: 5, pb: 3 }}>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {t("documents.disclosureOf", { state })}
        {acceptedBy && acceptedAt && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block" }}>
            {t("documents.acceptedByAt", { name: acceptedBy, when: formatMoment(acceptedAt) })}
          </Typography>
        )}
      </Typography>
      {!acceptedBy && (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          {t("documents.readAndAccept")}
        </Button>
      )}
      <Suspense>
        {isOpen && <AcceptDialog orderId={id} disclosure={disclosure} onClose={() => setOpen(false)} />}
      </Suspense>
    </Box>
  );
}

interface AcceptDialogProps {
  orderId: string;
  disclosure: NonNullable<OrderDocumentsFragment["disclosure"]>;
  onClose: () => void;
}

function AcceptDialog({ orderId, disclosure, onClose }: AcceptDialogProps) {
  const { textId, state, body, sourceTitle } = disclosure;
  const [accept] = useMutation(AcceptDisclosure);
  const staff = isStaff(roleOf(useAuth().user));
  const { busy, problem, run } = useVerb({ shownBy: "caller", stale: ["notice-acknowledged"] });
  const sign = async (signed: Signed) => {
    const input = { serviceOrderId: orderId, disclosureTextId: textId, ...signed };
    if (!(await run(() => accept({ variables: { input, staff } }), t("documents.disclosureIsAccepted")))) onClose();
  };

  return (
    <SignDialog
      title={t("documents.disclosureOf", { state })}
      busy={busy}
      problem={problem}
      onSign={(signed) => void sign(signed)}
      onClose={onClose}
    >
      <Typography dir="auto" sx={{ mb: 2, whiteSpace: "pre-line" }}>
        {body}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("documents.sourceOf", { source: sourceTitle })}
      </Typography>
    </SignDialog>
  );
}
