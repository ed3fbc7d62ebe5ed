import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { GraphQLSchema } from "postgraphile/graphql";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/settings/config.ts";
import { api, functions, mounts } from "./areas.ts";
import { mountAuth } from "./auth/service.ts";
import { limitCalls } from "./functions/call-limits.ts";
import { mountFunctions } from "./functions/service.ts";
import type { ApiDeps } from "./graphql/api-deps.ts";
import { readOperationNames, readPublishedDocuments } from "./graphql/published-documents.ts";
import { mountGraphql } from "./graphql/service.ts";
import { mountStorage } from "./storage/service.ts";
import type { FetchFromAmazon } from "./integrations/deliveries/ses.ts";
import { openStripe } from "./integrations/cards/stripe-provider.ts";
import { openVinDecoder } from "./integrations/vin-decoder/vin-decoder.ts";
import { openBooks } from "./modules/accounting/connection/open-books.ts";
import { createPdfs } from "./modules/documents/pdf/pdfs.ts";
import { openSigning } from "./modules/documents/signing/open-signing.ts";
import { contentKeeper, openFileDeps } from "./modules/files/file-deps.ts";
import { followShop } from "./modules/settings/shop/follow-shop.ts";
import { createIdentify } from "./modules/accounts/sign-in/identify.ts";
import { addressReader } from "./platform/http/network-of.ts";
import { guardLinks } from "./platform/limits/link-limits.ts";
import { openRequestCounts } from "./platform/limits/rate-limits.ts";
import { mountProbes } from "./platform/http/probes.ts";
import { buildHttp } from "./platform/http/http.ts";
import type { Ids } from "./platform/ids.ts";
import type { Changes } from "./platform/database/listen.ts";
import type { Log } from "./platform/log.ts";
import { readVerifierPage, readWebApp, type WebApp } from "./platform/http/static-files.ts";
import { pictureHosts } from "./platform/settings/provider-settings.ts";

export interface AppDeps {
  config: Config;
  /** Connected as app_server. */
  pool: Pool;
  changes: Changes;
  clock: Clock;
  ids: Ids;
  log: Log;
  /** One that was built for a database of the same shape. */
  schema?: GraphQLSchema;
  onUnlistedError?: ApiDeps["onUnlistedError"];
  /** By default over the network. */
  askAmazon?: FetchFromAmazon;
  /** The built web app; by default ours. */
  webFolder?: string;
  /** The server was asked to stop, and still answers for a while. */
  isDraining?: () => boolean;
}

const ownWebFolder = join(import.meta.dirname, "../../web/dist");

async function openWebApp(folder: string, { config, log }: Pick<AppDeps, "config" | "log">): Promise<WebApp | null> {
  const web = await readWebApp(folder, config);
  if (!web && config.clientUrl === config.publicUrl)
    log.warn("the web app is not built, so that pages are not found: run `npm run build` and start again");
  return web;
}

/** The four services over one web server, not yet listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, webFolder = ownWebFolder } = deps;
  const { shop, stop } = followShop(deps);
  const app = await buildHttp({
    config,
    log,
    shop,
    web: await openWebApp(webFolder, deps),
    pictureHosts: pictureHosts(config.auth.providers),
  });
  app.addHook("onClose", async () => stop());
  mountProbes(app, deps);
  const counts = openRequestCounts(deps);
  app.addHook("onClose", () => counts.release());
  await mountAuth(app, { ...deps, counts });
  const identify = createIdentify(deps);
  const decode = openVinDecoder(deps);
  const openLink = guardLinks(config.linkLimits, counts);
  const addressOf = addressReader(config.trustedProxies);
  const onUnlistedError = deps.onUnlistedError ?? ((err) => log.error({ err }, err.message));
  const files = openFileDeps(deps);
  const keepContent = contentKeeper(files);
  const signing = openSigning(deps);
  await mountGraphql(app, {
    ...deps,
    api,
    keepContent,
    identify,
    decode,
    openLink,
    addressOf,
    counts,
    onUnlistedError,
    queries: config.queries,
    slowOperation: config.watching.slowOperation,
    operationNames: await readOperationNames(webFolder),
    isPublished: config.onlyPublishedDocuments ? await readPublishedDocuments(webFolder) : undefined,
  });
  await mountStorage(app, { ...deps, ...files, identify, counts });
  const cards = config.cards && openStripe(config.cards, deps.clock);
  const books = openBooks(deps);
  app.addHook("onClose", async () => books?.written());
  await mountFunctions(app, {
    ...deps,
    ...files,
    pdfs: createPdfs({ ...deps, ...files, signing }),
    signing,
    verifierPage: await readVerifierPage(webFolder),
    identify,
    cards,
    books,
    functions,
    mounts,
    openLink,
    callLimits: limitCalls(config.queries.share, counts),
    keepContent,
  });
  return app;
}
