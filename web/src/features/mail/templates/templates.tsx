import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { MailTemplate } from "./mail-template.ts";
import { TemplateList } from "./template-list.tsx";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useState } from "react";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { leaveUnsaved } from "../mail-words.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const KnownTemplate = lazyPart(async () => (await import("./known-template.tsx")).KnownTemplate);

interface TemplateSheetProps {
  /** Null when closed. */
  id: string | null;
  name: string | undefined;
  onClose: () => void;
}

/** One email to read and edit; asks before closing with unsaved changes. */
function TemplateSheet({ id, name = t("mail.emailTemplate"), onClose }: TemplateSheetProps) {
  const confirm = useConfirm();
  const [filled, setFilled] = useState(false);
  useFetchedWhenIdle(KnownTemplate);
  const close = async () => {
    if (!filled || (await confirm(leaveUnsaved))) onClose();
  };

  return (
    <Sheet title={name} width={1120} open={id !== null} onClose={() => void close()}>
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {id !== null && <KnownTemplate key={id} id={id} filled={filled} onFilled={setFilled} />}
      </Suspense>
    </Sheet>
  );
}

const MailTemplates = graphql(`
  query MailTemplates {
    emailTemplates(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...MailTemplate
      }
    }
  }
`);

/** All emails about orders: those that a status sends, and those of other events. */
export function Templates() {
  const { search, change } = useAddress();
  const { data, error, refetch } = useQuery(MailTemplates, { fetchPolicy: "cache-and-network" });
  const templates = rowsOf(data?.emailTemplates).map((row) => readFragment(MailTemplate, row));
  const { statuses = [], events = [] } = Object.groupBy(templates, ({ serviceOrderStatus }) =>
    serviceOrderStatus ? "statuses" : "events",
  );
  const opened = search["template"] ?? null;
  const open = (id: string) => change({ template: id });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;

  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        alignItems: "start",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(420px, 100%), 1fr))",
      }}
    >
      {data ? (
        <>
          <TemplateList title={t("mail.whenAnOrderEntersAStatus")} templates={statuses} onOpen={open} />
          <TemplateList title={t("mail.whenSomethingHappens")} templates={events} onOpen={open} />
        </>
      ) : (
        <>
          <ListSkeleton rows={13} />
          <ListSkeleton rows={14} />
        </>
      )}
      <TemplateSheet
        id={opened}
        name={templates.find(({ id }) => id === opened)?.name}
        onClose={() => change({ template: undefined })}
      />
    </Box>
  );
}
