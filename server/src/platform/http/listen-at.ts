import type { FastifyInstance } from "fastify";
import type { Config } from "#platform/settings/config.ts";
import { errorCode, StartupError } from "#platform/startup-error.ts";

export async function listenAt(app: FastifyInstance, { host, port }: Pick<Config, "host" | "port">): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartupError(advice(errorCode(error) ?? "unknown reason", host, port), { cause: error });
  }
}

function advice(code: string, host: string, port: number): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use: stop the other program, or choose another with PORT.`;
    case "EACCES":
      return `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `The address ${host} is not one of this machine: correct HOST.`;
    default:
      return `Port ${port} at ${host} cannot be opened (${code}): correct HOST and PORT.`;
  }
}
