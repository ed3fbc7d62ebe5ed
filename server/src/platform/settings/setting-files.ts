import { readFile } from "node:fs/promises";
import { errorCode, StartupError } from "#platform/startup-error.ts";

/**
 * Any setting may stand in a file that the setting with `_FILE` behind its name leads to: secrets are handed over so by Docker,
 * Kubernetes and systemd. Returns the environment with what those files say. Throws a StartupError for one that cannot be read.
 */
export async function withSettingFiles(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): Promise<NodeJS.ProcessEnv> {
  const filled = { ...environment };
  for (const name of names) {
    const path = environment[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (environment[name]?.trim()) throw new StartupError(`Set ${name} or ${name}_FILE, not both.`);
    filled[name] = (await readSetting(`${name}_FILE`, path)).replace(/\r?\n$/, "");
  }
  return filled;
}

const longest = 65_536;

async function readSetting(name: string, path: string): Promise<string> {
  try {
    const content = await readFile(path, "utf8");
    if (content.trim() !== "" && content.length <= longest) return content;
  } catch (error) {
    throw new StartupError(`The file ${path} of ${name} cannot be read (${errorCode(error)}).`, { cause: error });
  }
  throw new StartupError(`The file ${path} of ${name} holds no setting: it is empty or too large.`);
}
