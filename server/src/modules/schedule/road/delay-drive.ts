import { isWorthRetelling } from "@boresight/domain/schedule/road/late-arrivals";
import type { Work } from "#platform/database/events.ts";
import { followAfterWork, readAfterWork, type IsAfterWork } from "./after-work.ts";
import type { LockedTrip } from "./lock-trip.ts";

type Drive = Pick<LockedTrip, "appointmentId" | "expectedAt" | "id" | "orderId" | "userId">;

interface Delay {
  expectedAt: Date;
  isTold: boolean;
  /** It counts among the times that the customer hears by themselves. */
  isByItself: boolean;
  /** Somebody said it, or their position shows it; else the clock alone makes it later. */
  isKnown: boolean;
  isAfterWork: IsAfterWork;
}

/** Records another time of arrival of a drive, which is locked. */
export async function delayDrive(
  drive: Drive,
  { expectedAt, isTold, isByItself, isKnown, isAfterWork }: Delay,
  { system, emit }: Pick<Work, "emit" | "system">,
): Promise<void> {
  const { id, orderId, appointmentId } = drive;
  await system.run({
    text: `update app.trips set expected_at = $2, told_expected_at = case when $3 then $2::timestamptz else told_expected_at end,
      known_expected_at = case when $5 then $2::timestamptz else coalesce(known_expected_at, expected_at) end,
      retold_count = retold_count + ($3 and $4)::boolean::integer where id = $1`,
    values: [id, expectedAt, isTold, isByItself, isKnown],
  });
  const payload = { serviceOrderId: orderId, appointmentId, expectedAt: expectedAt.toISOString(), isTold };
  await emit({ type: "trip.delayed", entityId: id, payload });
  const was = isAfterWork(drive.expectedAt === null ? null : new Date(drive.expectedAt));
  await followAfterWork(drive, { was, is: isAfterWork(expectedAt), expectedAt, isTold }, { emit });
}

/** The same without anybody's doing: the customer hears of it where they know a time, it is worth telling and before the end of work. */
export async function followDrive(
  drive: Drive & Pick<LockedTrip, "retoldCount" | "toldExpectedAt">,
  { expectedAt, isKnown }: Pick<Delay, "expectedAt" | "isKnown">,
  work: Pick<Work, "emit" | "system">,
): Promise<void> {
  const toldAt = drive.toldExpectedAt === null ? null : new Date(drive.toldExpectedAt);
  const isAfterWork = await readAfterWork(drive, work);
  const isWorthIt = isWorthRetelling({ toldAt, retold: drive.retoldCount }, expectedAt, isKnown);
  const isTold = isWorthIt && !isAfterWork(expectedAt);
  await delayDrive(drive, { expectedAt, isTold, isByItself: true, isKnown, isAfterWork }, work);
}
