import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { ViewChips } from "#ui/filter/view-chips.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useFollowing } from "#features/accounting/connection/under-way.ts";
import { jobsIn, jobViewOf, jobViews } from "./job-views.ts";
import { entityChoices } from "../job-words.ts";

const QboJobCounts = graphql(`
  query QboJobCounts($filter: QboJobFilter) @eachView(of: [open, blocked, waiting, done, skipped]) {
    qboJobs(filter: $filter) {
      totalCount
    }
  }
`);

/** The views of the queue with their counts, and the choice of one kind of record. */
export function JobChips({ company }: { company: QboCompanyFragment }) {
  const { search, change } = useAddress();
  const variables = Object.fromEntries(jobViews.map((view) => [view.value, jobsIn(view, search, company.id)]));
  const { data, previousData, refetch } = useQuery(QboJobCounts, { variables, fetchPolicy: "cache-and-network" });
  useFollowing(company, () => void refetch());

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <ViewChips views={jobViews} selected={jobViewOf(search)} counts={data ?? previousData} />
      </Box>
      <SelectFilter
        label={t("accounting.record")}
        value={search["entity"]}
        choices={entityChoices}
        onSelect={(entity) => change({ entity, page: undefined })}
      />
    </Box>
  );
}
