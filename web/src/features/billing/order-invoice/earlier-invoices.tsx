import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import type { OrderInvoicesFragment } from "#graphql/graphql.ts";
import { DocumentStatus } from "#records/billing/document-status.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { formatDay } from "#ui/time/times.ts";

const EarlierInvoiceSheet = lazyPart(async () => (await import("./earlier-invoice-sheet.tsx")).EarlierInvoiceSheet);

type EarlierInvoice = NonNullable<OrderInvoicesFragment["earlierInvoices"]["nodes"][number]>;

interface EarlierInvoicesProps {
  invoices: readonly EarlierInvoice[];
  onEdit: (invoiceId: string) => void;
  onChanged: () => void;
}

/** What was invoiced before the latest invoice, void ones included; each opens over the page. */
export function EarlierInvoices({ invoices, onEdit, onChanged }: EarlierInvoicesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (id: string) => {
    setWasOpened(true);
    setOpened(id);
  };
  const close = () => setOpened(null);
  const edit = (id: string) => {
    close();
    onEdit(id);
  };

  return (
    <Box component="section" aria-label={t("billing.earlierInvoices")} sx={{ mt: 5 }}>
      <Typography variant="h3">{t("billing.earlierInvoices")}</Typography>
      <Box sx={{ mx: -5 }}>
        <RowList label={t("billing.earlierInvoices")}>
          {invoices.map(({ id, number, status, issueDate, totalCents }) => (
            <ListRow
              key={id}
              main={<bdi>{number ?? t("base.draft")}</bdi>}
              second={issueDate && t("billing.issuedOn", { date: formatDay(issueDate) })}
              end={
                <>
                  <DocumentStatus status={status} />
                  {totalCents !== undefined && <MoneyText cents={totalCents} />}
                </>
              }
              {...(totalCents !== undefined && { onClick: () => open(id) })}
            />
          ))}
        </RowList>
      </Box>
      <Suspense>
        {wasOpened && <EarlierInvoiceSheet invoiceId={opened} onEdit={edit} onChanged={onChanged} onClose={close} />}
      </Suspense>
    </Box>
  );
}
