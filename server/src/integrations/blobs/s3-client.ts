// The library's client with limits on everything that it waits for, and its words in our log.
import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { fail } from "@boresight/domain/base/errors";
import { openBreaker, Paused } from "#platform/limits/breaker.ts";
import type { Log } from "#platform/log.ts";
import type { S3Settings } from "#platform/settings/file-settings.ts";
import { messageOf } from "#platform/startup-error.ts";

/** In milliseconds. */
export interface StoreLimits {
  connect: number;
  /** For the answer to begin, and for each further part of it. */
  answer: number;
}

const usual: StoreLimits = { connect: 2000, answer: 8000 };

export interface StoreClient {
  client: S3Client;
  limits: StoreLimits;
  /** Asks the store. Throws `files-unavailable` when it does not answer, refuses us, or has not answered lately. */
  ask: <Answer>(asking: () => Promise<Answer>) => Promise<Answer>;
}

/** Nobody reads so slowly; one that has stopped must not hold a connection for ever. */
const slowestReader = 600_000;
const retryAfter = 10;

export function openStoreClient(settings: S3Settings, log: Log, limits = usual): StoreClient {
  const { endpoint, region, accessKey, secretKey } = settings;
  const logger = loggerOver(log);
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Services other than Amazon's store the checksum frames of streamed uploads as content.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    logger,
    requestHandler: {
      connectionTimeout: limits.connect,
      requestTimeout: limits.answer,
      throwOnRequestTimeout: true,
      socketTimeout: slowestReader,
      logger,
    },
  });
  const breaker = openBreaker({ failures: 3, pause: retryAfter * 1000, isOutage });
  return {
    client,
    limits,
    async ask(asking) {
      try {
        return await breaker.run(asking);
      } catch (error) {
        if (isAnswer(error)) throw error;
        if (!(error instanceof Paused)) log.error({ reason: reasonOf(error) }, "the store of files cannot be used");
        throw storeUnavailable(error);
      }
    },
  };
}

export const storeUnavailable = (cause: unknown) => Object.assign(fail("files-unavailable", { retryAfter }), { cause });

/** Such as that there is no such blob: the store works. */
const isAnswer = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode ?? 500) < 500 &&
  !["AccessDenied", "Forbidden", "NoSuchBucket", "InvalidAccessKeyId", "SignatureDoesNotMatch"].includes(error.name);

/** The store cut the connection, as one that restarts does, or has failed once: the next try may well succeed. */
export const isPassing = (error: Error): boolean =>
  error instanceof S3ServiceException
    ? (error.$metadata.httpStatusCode ?? 0) >= 500
    : ["ECONNRESET", "EPIPE"].includes(String(Reflect.get(error, "code")));

/** A store that refuses us answers at once: only one that does not answer holds anybody up. */
const isOutage = (error: Error): boolean =>
  !(error instanceof S3ServiceException) || (error.$metadata.httpStatusCode ?? 500) >= 500;

/** The name of the store's error, where its message says nothing. */
function reasonOf(error: unknown): string {
  const words = messageOf(error);
  if (!(error instanceof S3ServiceException)) return words;
  return words === error.name || words === "UnknownError" ? error.name : `${error.name}: ${words}`;
}

/** The library's own words are about retries and sockets: whoever looks for them sets the level of the log. */
function loggerOver(log: Log) {
  const say = (...words: unknown[]) => log.debug({ words: words.map(String) }, "the client of the store of files");
  return { trace: () => {}, debug: () => {}, info: () => {}, warn: say, error: say };
}
