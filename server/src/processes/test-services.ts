// What the demo shop needs of the outside world, played by servers in this process.
import { join } from "node:path";
import type { Config } from "#platform/settings/config.ts";
import type { Shutdown } from "#platform/shutdown.ts";

/** The demo shop takes cards at a provider of its own, unless it is given one. */
export async function withTestCards(config: Config, add: Shutdown["add"]): Promise<Config> {
  if (!config.demo || config.cards) return config;
  const { startCardProvider } = await import("../../../simulators/cards/start-card-provider.ts");
  const webhookUrl = () => `http://127.0.0.1:${config.port}/v1/functions/webhooks/stripe`;
  const provider = await startCardProvider(webhookUrl);
  add(async () => provider[Symbol.asyncDispose]());
  return { ...config, cards: provider.settings };
}

/** The demo shop keeps its books at a simulator of QuickBooks, unless it is given others. */
export async function withTestBooks(config: Config, add: Shutdown["add"]): Promise<Config> {
  if (!config.demo || config.qbo) return config;
  const { startQboSimulator } = await import("../../../simulators/quickbooks/start-qbo-simulator.ts");
  const simulator = await startQboSimulator({
    file: join(config.dataDir, "qbo-simulator.json"),
    webhookDelayMs: 1000,
    webhookUrl: () => `http://127.0.0.1:${config.port}/v1/functions/webhooks/quickbooks`,
  });
  add(() => simulator.close());
  const {
    clientId,
    clientSecret,
    verifierToken: webhookToken,
    authorizeUrl,
    tokenUrl,
    revokeUrl,
    apiUrl,
  } = simulator.settings;
  const addresses = { authorizeUrl, tokenUrl, revokeUrl, apiUrl };
  const keys = { clientId, clientSecret, webhookToken, tokenKey: null, previousTokenKey: null };
  return { ...config, qbo: { environment: "simulator", ...keys, ...addresses } };
}
