import { useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { LinksDialogFrame } from "#records/link/links-dialog-frame.tsx";
import { MadeLink } from "#ui/text/made-link.tsx";
import { useVerb } from "#records/use-verb.ts";
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
  const { data, error } = useQuery(BillingLinks, {
    variables: { estimateId: null, invoiceId: null, ...target },
    fetchPolicy: "cache-and-network",
  });
  const title = (
    <>
      {t("billing.linksTo")} <bdi>{number}</bdi>
    </>
  );

  return (
    <LinksDialogFrame
      title={title}
      meaning={t("billing.whoeverHasTheLink")}
      newLink={<NewLink target={target} />}
      list={t("base.links")}
      links={data && rowsOf(data.billingLinks).map((link) => <LinkLine key={link.id} link={link} />)}
      error={error}
      onClose={onClose}
    />
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
      {url && <MadeLink url={url} label={t("billing.link")} />}
      <Button variant="outlined" loading={busy} onClick={() => void begin()}>
        {t("billing.createLink")}
      </Button>
    </Box>
  );
}
