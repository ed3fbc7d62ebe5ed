import { t } from "@boresight/domain/texts/text";
import type { QboJobRowFragment } from "#graphql/graphql.ts";
import DeleteOutlined from "~icons/ic/outline-delete";
import ReplayOutlined from "~icons/ic/outline-replay";
import SkipNextOutlined from "~icons/ic/outline-skip-next";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { jobName } from "./job-name.ts";
import { canRetry, canSkip } from "./job-rights.ts";
import { useJobVerbs } from "./use-job-verbs.ts";

/** The same actions as in the job's sheet, on its row. */
export function JobMenu({ job }: { job: QboJobRowFragment }) {
  const { retry, skip, confirmDeletion } = useJobVerbs({ id: job.id, label: jobName(job) });
  if (!canSkip(job)) return null;
  const awaitsYes = job.status === "unconfirmed";
  const actions: RowAction[] = [
    ...(canRetry(job) ? [{ label: t("ui.tryAgain"), icon: ReplayOutlined, run: () => void retry() }] : []),
    ...(awaitsYes
      ? [{ label: t("accounting.deleteThere"), icon: DeleteOutlined, run: () => void confirmDeletion() }]
      : []),
    {
      label: awaitsYes ? t("accounting.keepThere") : t("base.skip"),
      icon: SkipNextOutlined,
      run: () => void skip(),
    },
  ];

  return <RowMenu label={t("base.actionsForName", { name: jobName(job) })} actions={actions} />;
}
