import { t } from "@boresight/domain/texts/text";
import type { QboJobRowFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { LookChip } from "#ui/text/look-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { JobMenu } from "./job-menu.tsx";
import { jobName } from "./job-name.ts";
import { JobReason } from "./job-reason.tsx";
import { jobLook, workWords } from "../job-words.ts";

type Column = TableColumn<QboJobRowFragment>;

const record: Column = {
  field: "label",
  header: t("accounting.record"),
  flex: 1.4,
  minWidth: 210,
  show: (job) => <TwoLines main={<bdi>{jobName(job)}</bdi>} second={workWords(job)} />,
};

const customer: Column = {
  field: "customer",
  header: t("base.customer"),
  flex: 1,
  minWidth: 150,
  show: ({ customer: of }) => (of ? <TwoLines main={<bdi>{customerName(of)}</bdi>} /> : "–"),
};

const status: Column = {
  field: "status",
  header: t("base.status"),
  minWidth: 150,
  show: (job) => <LookChip look={jobLook(job.status)} />,
};

const reason: Column = {
  field: "problem",
  header: t("accounting.reason"),
  flex: 2,
  minWidth: 240,
  show: (job) => <JobReason job={job} />,
};

const changed: Column = {
  field: "updatedAt",
  header: t("accounting.changed"),
  minWidth: 124,
  show: ({ updatedAt }) => <RelativeTime moment={updatedAt} />,
};

const menu: Column = {
  field: "menu",
  header: "",
  minWidth: 48,
  align: "right",
  show: (job) => <JobMenu job={job} />,
};

export const jobColumns: readonly Column[] = [record, customer, status, reason, changed, menu];
