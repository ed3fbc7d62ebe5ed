import { loadConfig, type Config } from "#platform/settings/config.ts";
import { openOwner } from "#platform/database/open-database.ts";
import { StartupError } from "#platform/startup-error.ts";

export interface Owner {
  ownerUrl: string;
  config: Config;
}

/** Runs a command on the database of the settings, which nobody else may be using; failures end as on the server's start. */
export async function withOwner(command: (owner: Owner) => Promise<void>): Promise<void> {
  try {
    const config = await loadConfig(process.env);
    const { ownerUrl, release } = await openOwner(config);
    try {
      await command({ ownerUrl, config });
    } finally {
      await release();
    }
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}
