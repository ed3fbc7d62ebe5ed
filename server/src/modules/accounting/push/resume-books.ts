import type { DomainEvent, Work } from "#platform/database/events.ts";
import { attemptNow } from "../jobs/retry-failed.ts";
import { wakeAllLanes } from "../jobs/lanes.ts";
import { queueBacklog } from "./queue-backlog.ts";

/** A company that is connected again goes on where it stopped, with what happened meanwhile. */
export async function resumeBooks({ entityId: id }: DomainEvent<"qbo.connected">, work: Work): Promise<void> {
  const { sendsFrom } = await work.system.one<{ sendsFrom: string | null }>({
    text: "select sends_from::text from app.qbo_connections where id = $1",
    values: [id],
  });
  await work.system.run(attemptNow(id, work.now));
  if (sendsFrom === null) await work.system.run(wakeAllLanes(id));
  else await queueBacklog(id, work);
}
