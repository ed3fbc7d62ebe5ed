import { t } from "@boresight/domain/texts/text";
import { problemWords } from "#records/accounting/problem-words.ts";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import type { QboJobRowFragment } from "#graphql/graphql.ts";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { useNow } from "#ui/time/use-now.ts";

/** Why a job has not gone through: in plain words, and below in QuickBooks' own or when it is tried again. */
export function JobReason({ job }: { job: QboJobRowFragment }) {
  const { problem, detail, operation, status } = job;
  if (status === "unconfirmed" && operation === "delete")
    return <TwoLines main={t("accounting.deletionNeedsAYes")} second={detail && <bdi>{detail}</bdi>} />;
  const words = problemWords(problem);
  if (words === null || status === "done") return null;

  return <TwoLines main={words} second={detail ? <bdi>{detail}</bdi> : <NextAttempt job={job} />} />;
}

/** When a job that waits is tried again; nothing when its turn is now. */
export function NextAttempt({ job: { status, nextAttemptAt } }: { job: QboJobRowFragment }) {
  const now = useNow();
  if (status !== "pending" || nextAttemptAt === null || Date.parse(nextAttemptAt) <= now.getTime()) return null;

  return <RichText text={t("accounting.nextAttempt", slots("when"))} when={<RelativeTime moment={nextAttemptAt} />} />;
}
