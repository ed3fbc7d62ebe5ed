// The settings of files: where their content is stored, and the virus scanner.
import { z } from "zod";
import { wholeNumber } from "./setting-kinds.ts";
import { StartupError } from "#platform/startup-error.ts";

export interface FileSettings {
  /** Null: content is in the data folder. */
  s3: S3Settings | null;
  /** Null: no virus scanner. */
  clamav: { host: string; port: number } | null;
  quota: UploadQuota;
}

/** How much a login that is not staff may upload without an order. */
export interface UploadQuota {
  filesPerHour: number;
  bytesPerHour: number;
  /** For a login that is not linked to a customer. */
  unlinkedBytesPerDay: number;
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const megabyte = 1_000_000;
const upTo = (most: number, initially: number) => wholeNumber(1, most).default(initially);

export const fileSettingsShape = {
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: "must be an address like https://s3.example.com" })),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  CLAMAV_URL: z.optional(z.url({ protocol: /^tcp$/, hostname: /./, error: "must look like tcp://host:3310" })),
  UPLOAD_FILES_PER_HOUR: upTo(100_000, 300),
  UPLOAD_MB_PER_HOUR: upTo(1_000_000, 500),
  UPLOAD_UNLINKED_MB_PER_DAY: upTo(1_000_000, 25),
};

const settingsSchema = z.object(fileSettingsShape);
const clamavPort = 3310;

export function fileSettings(settings: z.output<typeof settingsSchema>): FileSettings {
  const clamav = settings.CLAMAV_URL ? new URL(settings.CLAMAV_URL) : null;
  return {
    s3: s3Settings(settings),
    clamav: clamav && { host: clamav.hostname, port: Number(clamav.port) || clamavPort },
    quota: {
      filesPerHour: settings.UPLOAD_FILES_PER_HOUR,
      bytesPerHour: settings.UPLOAD_MB_PER_HOUR * megabyte,
      unlinkedBytesPerDay: settings.UPLOAD_UNLINKED_MB_PER_DAY * megabyte,
    },
  };
}

function s3Settings(settings: z.output<typeof settingsSchema>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION: region } = settings;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY) {
    return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
  }
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY && !S3_SECRET_KEY) return null;
  throw new StartupError(
    "The settings S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together: set all of them or none.",
  );
}
