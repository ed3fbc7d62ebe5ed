import { startCardProvider, type CardProviderServer } from "../../simulators/cards/start-card-provider.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export interface CardApp extends AsyncDisposable {
  app: TestApp;
  provider: CardProviderServer;
}

/** The app beside the provider of cards, which reports to it. */
export async function startCardApp(): Promise<CardApp> {
  const provider = await startCardProvider(() => `${app.server.url}/v1/functions/webhooks/stripe`);
  const app = await startTestApp({ cards: provider.settings });
  return {
    app,
    provider,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
    },
  };
}
