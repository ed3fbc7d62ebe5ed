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
import { TemplateSheet } from "./template-sheet.tsx";

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
