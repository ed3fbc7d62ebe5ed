import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "#platform/settings/config.ts";
import { errorCode, StartupError } from "#platform/startup-error.ts";

type Place = Pick<Config, "host" | "port">;

export async function listenAt(
  app: FastifyInstance,
  { host, port, webProcesses }: Place & Pick<Config, "webProcesses">,
) {
  const place = { host, port, ...(webProcesses > 1 && shared) };
  await app.listen(place).catch((error: unknown) => refuse(error, { host, port }));
}

/**
 * Each process has a queue of connections of its own, which the kernel fills: what waits for a process that is killed is
 * reset. Elsewhere node:cluster hands them on, and they would hang.
 */
const shared = process.platform === "linux" ? { reusePort: true, exclusive: true } : {};

/** Processes of a server that was killed need a moment to notice it. */
const patience = 3000;

/**
 * Reports early that the port is in use. Several of our processes would never notice, because they can listen at one
 * port.
 */
export async function requireFreePort(place: Place): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await tryPort(place);
    } catch (error) {
      if (errorCode(error) !== "EADDRINUSE" || performance.now() > deadline) refuse(error, place);
      await sleep(100);
    }
  }
}

async function tryPort({ host, port }: Place): Promise<void> {
  const probe = createServer().listen({ host, port, exclusive: true });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

function refuse(error: unknown, { host, port }: Place): never {
  throw new StartupError(advice(errorCode(error) ?? "unknown reason", host, port), { cause: error });
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
