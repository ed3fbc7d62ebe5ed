import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { GraphQLSchema } from "postgraphile/graphql";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/settings/config.ts";
import { mountAuth } from "./auth/service.ts";
import { limitCalls } from "./functions/call-limits.ts";
import { mountCalendarFeed } from "./functions/calendar-feed.ts";
import { calibrationRulesCsv } from "./functions/calibration-rules-csv.ts";
import { mountProviderWebhooks } from "./functions/provider-webhooks.ts";
import { approveEstimateLink, declineEstimateLink, estimateLink } from "./functions/estimate-links.ts";
import {
  accountCsv,
  ageingCsv,
  invoiceLinesCsv,
  invoicesCsv,
  paymentsCsv,
  quickbooksInvoicesCsv,
  quickbooksPaymentsCsv,
  revenueCsv,
  statementCsv,
  taxCsv,
} from "./functions/billing/billing-csv.ts";
import { monthEnd } from "./functions/billing/month-end.ts";
import { quickbooksCheck, quickbooksConnection } from "./functions/accounting/quickbooks-connection.ts";
import { mountQuickbooksWebhooks } from "./functions/accounting/quickbooks-webhooks.ts";
import { invoiceLink, payInvoiceLink } from "./functions/billing/invoice-link.ts";
import { documentPdf, subjectPdf } from "./functions/documents/document-pdf.ts";
import { documentPreview } from "./functions/documents/document-preview.ts";
import { billingLinkPdf, packetLink, packetLinkPdf } from "./functions/documents/linked-pdfs.ts";
import { verifyDocument } from "./functions/documents/verify-document.ts";
import { mountFunctions } from "./functions/service.ts";
import { mountCardEvents } from "./functions/cards/card-events.ts";
import { cardPayment, cardPaymentState } from "./functions/cards/card-payment.ts";
import { customersCsv } from "./functions/customers-csv.ts";
import { serviceOrdersCsv } from "./functions/service-orders-csv.ts";
import { mountShopLogo } from "./functions/shop-logo.ts";
import { termsOfService } from "./functions/terms-of-service.ts";
import { orderLink, orderLinkDocument, orderLinkMessage, orderLinkPacket } from "./functions/order-link.ts";
import { mailSettings } from "./functions/mail-settings.ts";
import { testMail } from "./functions/test-mail.ts";
import { exportEverything } from "./functions/tools/export-everything.ts";
import { importFile } from "./functions/tools/import-file.ts";
import { importResult } from "./functions/tools/import-result.ts";
import { auditSeals, auditSearch, duplicates, jobHealth, numberCounters } from "./functions/tools/upkeep.ts";
import { vehiclesCsv } from "./functions/vehicles-csv.ts";
import type { ApiDeps } from "./graphql/api-deps.ts";
import { readPublishedDocuments } from "./graphql/published-documents.ts";
import { mountGraphql } from "./graphql/service.ts";
import { mountStorage } from "./storage/service.ts";
import type { FetchFromAmazon } from "./integrations/deliveries/ses.ts";
import { openStripe } from "./integrations/cards/stripe-provider.ts";
import { openVinDecoder } from "./integrations/vin-decoder/vin-decoder.ts";
import "./modules/reactions.ts";
import { openBooks } from "./modules/accounting/connection/open-books.ts";
import { createPdfs } from "./modules/documents/pdf/pdfs.ts";
import { contentKeeper, openFileDeps } from "./modules/files/file-deps.ts";
import { followShop } from "./modules/settings/shop/follow-shop.ts";
import { createIdentify } from "./modules/accounts/sign-in/identify.ts";
import { requireDatabase } from "./platform/database/database-health.ts";
import { addressReader } from "./platform/http/address-of.ts";
import { guardLinks } from "./platform/limits/link-limits.ts";
import { openRequestCounts } from "./platform/limits/request-counts.ts";
import { buildHttp } from "./platform/http/http.ts";
import type { Ids } from "./platform/ids.ts";
import type { Changes } from "./platform/database/listen.ts";
import type { Log } from "./platform/log.ts";
import { readWebApp } from "./platform/http/static-files.ts";
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
}

const ownWebFolder = join(import.meta.dirname, "../../web/dist");

const csv = [serviceOrdersCsv, customersCsv, vehiclesCsv, invoicesCsv, calibrationRulesCsv];
const books = [quickbooksInvoicesCsv, quickbooksPaymentsCsv];
const reports = [accountCsv, ageingCsv, invoiceLinesCsv, monthEnd, paymentsCsv, revenueCsv, statementCsv, taxCsv];
const links = [invoiceLink, payInvoiceLink, estimateLink, approveEstimateLink, declineEstimateLink];
const orderLinks = [orderLink, orderLinkDocument, orderLinkMessage, orderLinkPacket];
const pdfs = [documentPdf, subjectPdf, documentPreview, verifyDocument, packetLink, packetLinkPdf, billingLinkPdf];
const cardFunctions = [cardPayment, cardPaymentState];
const booksFunctions = [quickbooksConnection, quickbooksCheck];
const upkeep = [auditSeals, auditSearch, duplicates, jobHealth, numberCounters];
const others = [...upkeep, exportEverything, importFile, importResult, mailSettings, termsOfService, testMail];
const functions = [
  ...csv,
  ...reports,
  ...books,
  ...links,
  ...orderLinks,
  ...pdfs,
  ...cardFunctions,
  ...booksFunctions,
  ...others,
];

/** The four services over one web server, not yet listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, webFolder = ownWebFolder } = deps;
  const { shop, stop } = followShop(deps);
  const app = await buildHttp({
    config,
    log,
    shop,
    web: await readWebApp(webFolder, config),
    pictureHosts: pictureHosts(config.auth.providers),
  });
  app.addHook("onClose", async () => stop());
  app.get("/healthz", async (_request, reply) => {
    await requireDatabase(deps.pool);
    return reply.type("application/json").send('"OK"');
  });
  const counts = openRequestCounts(deps);
  app.addHook("onClose", () => counts.release());
  await mountAuth(app, { ...deps, counts });
  const identify = createIdentify(deps);
  const decode = openVinDecoder({ url: config.vinDecoderUrl, log, thisYear: () => deps.clock().getUTCFullYear() });
  const openLink = guardLinks(config.linkLimits, counts);
  const addressOf = addressReader(config.trustedProxies);
  const onUnlistedError = deps.onUnlistedError ?? ((err) => log.error({ err }, err.message));
  const files = openFileDeps(deps);
  const keepContent = contentKeeper(files);
  await mountGraphql(app, {
    ...deps,
    keepContent,
    identify,
    decode,
    openLink,
    addressOf,
    counts,
    onUnlistedError,
    queries: config.queries,
    isPublished: config.onlyPublishedDocuments ? await readPublishedDocuments(webFolder) : undefined,
  });
  await mountStorage(app, { ...deps, ...files, identify, counts });
  const cards = config.cards && openStripe(config.cards, deps.clock);
  const books = openBooks(deps);
  app.addHook("onClose", async () => books?.written());
  await mountFunctions(app, {
    ...deps,
    ...files,
    pdfs: createPdfs({ ...deps, ...files }),
    identify,
    cards,
    books,
    functions,
    openLink,
    callLimits: limitCalls(config.queries.share, counts),
    keepContent,
  });
  await mountCardEvents(app, { ...deps, cards, openLink });
  await mountQuickbooksWebhooks(app, { ...deps, openLink });
  mountShopLogo(app, deps);
  mountCalendarFeed(app, { ...deps, openLink });
  await mountProviderWebhooks(app, { ...deps, openLink });
  return app;
}
