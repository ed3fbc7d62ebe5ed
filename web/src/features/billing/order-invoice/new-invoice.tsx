import { useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { useVerb } from "#records/use-verb.ts";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { invoiceSources, type InvoiceSource } from "./invoice-sources.ts";

const NewInvoiceSources = graphql(`
  query NewInvoiceSources($id: UUID!) {
    serviceOrder(id: $id) {
      id
      approvedEstimates: estimates(
        first: 1
        orderBy: CREATED_AT_DESC
        filter: { status: { in: ["approved", "converted"] } }
      ) {
        nodes {
          id
          number
          totalCents
        }
      }
      liveInvoices: invoices(first: 50, filter: { status: { notEqualTo: "void" } }) {
        nodes {
          id
          number
          estimateId
        }
      }
      billableCalibrations: orderCalibrations(first: 1) {
        nodes {
          id
        }
      }
    }
  }
`);

const CreateInvoice = graphql(`
  mutation CreateInvoice($input: CreateInvoiceInput!, $amounts: Boolean!) {
    createInvoice(input: $input) {
      invoice {
        id
      }
      estimate {
        id
        status
        version
      }
      serviceOrder {
        id
        ...OrderInvoices
      }
    }
  }
`);

interface NewInvoiceProps {
  orderId: string;
  /** The order has no other. */
  isFirst: boolean;
  onEdit: (invoiceId: string) => void;
}

/** What a draft of an invoice can begin with, and why it cannot begin with the rest. */
export function NewInvoice({ orderId, isFirst, onEdit }: NewInvoiceProps) {
  const { data, error, refetch } = useQuery(NewInvoiceSources, {
    variables: { id: orderId },
    fetchPolicy: "cache-and-network",
  });
  const [create] = useMutation(CreateInvoice);
  const { busy, run } = useVerb({ stale: ["estimate-already-converted", "estimate-superseded"] });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data?.serviceOrder) return <Skeleton variant="rounded" height={144} />;
  const sources = invoiceSources(data.serviceOrder);
  const preferred = sources.find(({ obstacle }) => obstacle === null);
  const start = ({ input }: InvoiceSource) =>
    run(async () => {
      const { data: made } = await create({
        variables: { input: { serviceOrderId: orderId, ...input }, amounts: true },
      });
      const draft = made?.createInvoice?.invoice;
      if (draft) onEdit(draft.id);
    });

  return (
    <Box
      component="section"
      aria-label={t("billing.newInvoice")}
      sx={isFirst ? {} : { mb: 4, pb: 2, borderBottom: 1, borderColor: "divider" }}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {isFirst ? t("orders.notInvoicedYet") : t("billing.newInvoiceFrom")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {sources.map((source) => (
          <Box
            key={source.name}
            component="li"
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1, py: 1.5 }}
          >
            <Box sx={{ flex: "1 1 160px", minWidth: 0 }}>
              <TwoLines main={source.name} second={source.obstacle ?? source.about} />
            </Box>
            <Button
              size="small"
              variant={source === preferred ? "outlined" : "text"}
              disabled={busy || source.obstacle !== null}
              aria-label={t("billing.createDraftFrom", { source: source.name })}
              onClick={() => void start(source)}
            >
              {t("billing.createDraft")}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
