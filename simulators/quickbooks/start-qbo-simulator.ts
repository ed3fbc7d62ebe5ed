/**
 * QuickBooks Online for the demo shop and the tests: an HTTP server of its own that answers at Intuit's addresses, keeps
 * companies in memory or in a file, and does on demand what goes wrong with the real one.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openAdminActions, type AdminActions } from "./admin/admin-actions.ts";
import { reportByItself } from "./admin/report-by-itself.ts";
import { answerRequest } from "./answer-request.ts";
import { openBooksFile } from "./books-file.ts";
import { openSimulator, type QboSettings, type QboSimulatorOptions } from "./simulator.ts";

export interface QboSimulator extends AsyncDisposable {
  /** The origin of every address in `settings`. */
  url: string;
  /** What a client of this simulator is set up with. */
  settings: QboSettings;
  /** The same as `POST /simulator/…`: faults, a bookkeeper's changes, webhooks, the request log. */
  admin: AdminActions;
  close(): Promise<void>;
}

/** Starts on 127.0.0.1, on a free port unless one is given. Ids and tokens count up from the same start each time. */
export async function startQboSimulator(options: QboSimulatorOptions = {}): Promise<QboSimulator> {
  const file = options.file === undefined ? null : openBooksFile(options.file);
  const simulator = openSimulator(options, await file?.read());
  const admin = openAdminActions(simulator);
  const reports = reportByItself(simulator);
  const afterWork = async () => {
    reports.look();
    await file?.write(simulator.saved());
  };
  const server = createServer((request, response) => {
    void answerRequest(request, response, { simulator, admin, afterWork });
  });
  server.keepAliveTimeout = 60_000; // A busy machine may not see in time that a connection was closed after five seconds.
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  simulator.settle(`http://localhost:${(server.address() as AddressInfo).port}`);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await reports.end();
    await file?.write(simulator.saved());
  };
  return { url: simulator.url, settings: simulator.settings, admin, close, [Symbol.asyncDispose]: close };
}
