/** What a backup holds, and where in its folder. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartupError } from "#platform/startup-error.ts";
import { countedSchema } from "./count-rows.ts";

export const places = { database: "database", dump: "database.dump", files: "files", secrets: "secrets" } as const;

/** As the data folder keeps them; one that a setting gives is not there. */
export const secretNames = ["jwt-secret", "seal-secret", "admin-secret", "postgres-password", "demo-password"];

const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  /** The embedded one's folder, or a dump of the one that DATABASE_URL names. */
  database: z.enum(["embedded", "dump"]),
  /** Contents at an S3 service are not in it. */
  files: z.enum(["folder", "s3"]),
  /** Backups of earlier releases do not say it. */
  counted: z.optional(countedSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = "backup.json";

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), "utf8")));
  } catch (error) {
    throw new StartupError(`${folder} holds no whole backup: its ${manifestName} cannot be read.`, { cause: error });
  }
}
