import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";

/** Runs a command of the shell; it answers what is wrong with its arguments. Failures end as on the server's start. */
export async function runCommand(command: (args: readonly string[]) => Promise<string | null>): Promise<void> {
  try {
    const objection = await command(process.argv.slice(2));
    if (objection) throw new StartupError(objection);
  } catch (error) {
    const isMistyped = errorCode(error)?.startsWith("ERR_PARSE_ARGS") ?? false;
    console.error(error instanceof StartupError || isMistyped ? messageOf(error) : error);
    process.exitCode = 1;
  }
}
