import type { QboJobRow } from "#db/rows.ts";
import type { QboMapping } from "../connection/mapping.ts";
import type { FrozenPayload } from "./frozen-payload.ts";

/** A job as the one that does it needs it. */
export type LaneJob = Pick<
  QboJobRow,
  | "id"
  | "connectionId"
  | "lane"
  | "entity"
  | "localId"
  | "qboId"
  | "operation"
  | "label"
  | "customerId"
  | "status"
  | "payload"
  | "payloadNumber"
  | "attempts"
  | "createdAt"
  | "problem"
> & {
  /** Jobs of a lane are done by rank, then by number: customers come before what is theirs. */
  rank: number;
  number: string;
  /** Milliseconds until its next attempt; zero or less: now. */
  dueIn: number;
};

/** A job that is written out and ready to be sent. */
export interface SendingJob {
  job: LaneJob;
  mapping: QboMapping;
  payload: FrozenPayload;
  /** It was sent before, and whether it was done is not known. */
  isRepeat: boolean;
}

/** The first payload goes out under the job's id; one that was written after a refusal under an id of its own. */
export const requestIdOf = ({ id, payloadNumber }: Pick<LaneJob, "id" | "payloadNumber">): string =>
  payloadNumber <= 1 ? id : `${id}-${payloadNumber}`;
