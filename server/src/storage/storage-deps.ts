import type { ChangeImage } from "#modules/files/change-image.ts";
import type { FileDeps } from "#modules/files/file-deps.ts";
import type { Identify } from "#modules/accounts/sign-in/identify.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Presigning } from "./presigning.ts";

export interface StorageDeps extends FileDeps {
  config: Pick<Config, "clientUrl" | "publicUrl" | "queries" | "sealSecret">;
  clock: Clock;
  identify: Identify;
  changeImage: ChangeImage;
  /** Counts an image that must be made for somebody; throws `too-many-requests`. */
  countImage: (asker: string) => Promise<void>;
  presigning: Presigning;
}

/** The parameters of every address that names a file. */
export interface FileAddress {
  Params: { id: string };
}
