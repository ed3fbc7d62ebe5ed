import { useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { problemOf } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";
import { CodeText } from "#ui/text/code-text.tsx";
import { LinkLine } from "./link-line.tsx";

const BillingLinks = graphql(`
  query BillingLinks($estimateId: UUID, $invoiceId: UUID) {
    billingLinks(first: 20, orderBy: CREATED_AT_DESC, condition: { estimateId: $estimateId, invoiceId: $invoiceId }) {
      nodes {
        id
        ...BillingLinkLine
      }
    }
  }
`);

const CreateBillingLink = graphql(`
  mutation CreateBillingLink($input: CreateBillingLinkInput!) {
    createBillingLink(input: $input) {
      url
    }
  }
`);

interface LinksDialogProps {
  /** An estimate or an invoice. */
  target: { estimateId: string } | { invoiceId: string };
  number: string;
  onClose: () => void;
}

/** The links by which customers open a document without a sign-in: created to be copied, and ended. */
export function LinksDialog({ target, number, onClose }: LinksDialogProps) {
  const titleId = useId();
  const { data, error } = useQuery(BillingLinks, {
    variables: { estimateId: null, invoiceId: null, ...target },
    fetchPolicy: "cache-and-network",
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 560 } } }}>
      <DialogTitle id={titleId}>
        {t("billing.linksTo")} <bdi>{number}</bdi>
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        <Typography variant="body2" color="textSecondary">
          {t("billing.whoeverHasTheLink")}
        </Typography>
        <NewLink target={target} />
        {error && !data && <Alert severity="error">{problemOf(error).message}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={96} />}
        {data && (
          <Box component="ul" aria-label={t("billing.links")} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {rowsOf(data.billingLinks).map((link) => (
              <LinkLine key={link.id} link={link} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("base.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** A link is shown once, when it is created. */
function NewLink({ target }: Pick<LinksDialogProps, "target">) {
  const [create] = useMutation(CreateBillingLink, { refetchQueries: ["BillingLinks"] });
  const { busy, problem, run } = useVerb({ shownBy: "caller" });
  const [url, setUrl] = useState<string | null>(null);
  const begin = () =>
    run(async () => {
      const { data } = await create({ variables: { input: target } });
      setUrl(data?.createBillingLink?.url ?? null);
    });

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {url && (
        <Alert severity="success" sx={{ overflowWrap: "anywhere", "& button": { textAlign: "start" } }}>
          <CodeText code={url} label={t("billing.link")} />
          <Typography variant="caption" component="p">
            {t("billing.copyTheLinkNow")}
          </Typography>
        </Alert>
      )}
      <Button variant="outlined" loading={busy} onClick={() => void begin()}>
        {t("billing.createLink")}
      </Button>
    </Box>
  );
}
