import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { QboJobRowFragment } from "#graphql/graphql.ts";
import { LookChip } from "#ui/text/look-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { jobName } from "./job-name.ts";
import { JobReason } from "./job-reason.tsx";
import { jobLook, workWords } from "../job-words.ts";

/** A job on a phone. */
export function JobCard({ job }: { job: QboJobRowFragment }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <TwoLines main={<bdi>{jobName(job)}</bdi>} second={workWords(job)} />
      <JobReason job={job} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <LookChip look={jobLook(job.status)} />
        <Typography variant="body2" color="textSecondary">
          <RelativeTime moment={job.updatedAt} />
        </Typography>
      </Box>
    </Box>
  );
}
