/** A job is described as data: the worker knows from it what may be queued and what the clock queues. */
import type { JobHelpers } from "graphile-worker";
import type * as z from "zod";
import type { CardProvider } from "#integrations/cards/card-provider.ts";
import type { Places } from "#integrations/places/places.ts";
import type { DecodeVin } from "#integrations/vin-decoder/vin-decoder.ts";
import type { SendWebhook } from "#integrations/webhooks/webhook-sender.ts";
import type { Books } from "#modules/accounting/connection/open-books.ts";
import type { ReadPdfDeps } from "#modules/documents/pdf/read-pdf.ts";
import type { FileDeps } from "#modules/files/file-deps.ts";
import type { DeliverDeps } from "#modules/mail/queue/deliver-message.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import type { JobKind } from "./job-kinds.ts";

/** What jobs work with. */
export interface JobDeps extends ReadPdfDeps, Pick<FileDeps, "scanner">, Omit<DeliverDeps, "config" | "isLastAttempt"> {
  config: Pick<
    Config,
    | "brandName"
    | "clientUrl"
    | "cards"
    | "copyOf"
    | "dataDir"
    | "files"
    | "geocoderUrl"
    | "mail"
    | "mailIn"
    | "publicUrl"
    | "qbo"
    | "routingUrl"
    | "sealSecret"
    | "signing"
    | "twilio"
    | "vinDecoderUrl"
    | "vroomUrl"
  >;
  log: Log;
  /** Null: the shop takes no cards. */
  cards: CardProvider | null;
  /** Null: QuickBooks is not set up. */
  books: Books | null;
  decode: DecodeVin;
  places: Places;
  sendWebhook: SendWebhook;
  /** Aborted when the job's time is up or the server stops: what can go on in a job of its own ends then. */
  signal: AbortSignal;
}

interface JobSpec<Schema extends z.ZodType> {
  /** Under which it is queued. */
  name: string;
  /** When the clock queues it, as cron writes it, in UTC. */
  when?: string;
  payload?: Schema;
  /** Whose slots it takes. */
  kind: JobKind;
  /** In seconds, where it is not its kind's. */
  limit?: number;
  /** It stays queued until QuickBooks is set up. */
  waitsForBooks?: boolean;
  /** It is always queued with a key: without one, another has taken its place. */
  isKeyed?: boolean;
  run(this: void, payload: z.output<Schema>, deps: JobDeps, helpers: JobHelpers): Promise<unknown>;
}

export interface Job extends Pick<
  JobSpec<z.ZodType>,
  "name" | "when" | "kind" | "limit" | "waitsForBooks" | "isKeyed"
> {
  /** Called with the raw payload. Throws when it is not the job's. */
  run: (sent: unknown, deps: JobDeps, helpers: JobHelpers) => Promise<unknown>;
}

export const job = <Schema extends z.ZodType>({ payload, run, ...spec }: JobSpec<Schema>): Job => ({
  ...spec,
  // Without a schema the payload is not read.
  run: async (sent, deps, helpers) => run((payload && payload.parse(sent)) as z.output<Schema>, deps, helpers),
});
