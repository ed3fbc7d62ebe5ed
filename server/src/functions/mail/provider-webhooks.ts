// What providers post to us: replies by text message, and what became of messages (contract functions.md). Each post is
// proved by the provider's signature or secret, is taken once, and is limited in size and number.
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { hasPostmarkSecret, readPostmarkReport } from "#integrations/deliveries/postmark.ts";
import type { DeliveryReport } from "#integrations/deliveries/report.ts";
import {
  confirmSubscription,
  fetchFromAmazon,
  isSignedByAmazon,
  readSns,
  type FetchFromAmazon,
} from "#integrations/deliveries/ses.ts";
import { readSesReport } from "#integrations/deliveries/ses-report.ts";
import { isSignedByTwilio, readText, readTextStatus, type SignedForm } from "#integrations/deliveries/twilio.ts";
import { recordDelivery } from "#modules/mail/delivery/record-delivery.ts";
import { takeOnce } from "#modules/mail/delivery/take-once.ts";
import { receiveText } from "#modules/mail/texts/receive-text.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { OpenLink } from "#platform/limits/link-limits.ts";
import type { Config } from "#platform/settings/config.ts";
import { isUuid } from "#platform/ids.ts";

interface WebhookDeps {
  config: Pick<Config, "brandName" | "mail" | "publicUrl" | "twilio">;
  /** Connected as `app_server`. */
  pool: Pool;
  clock: Clock;
  openLink: OpenLink;
  /** By default over the network. */
  askAmazon?: FetchFromAmazon | undefined;
}

const bodyLimit = 100_000;
const path = "/v1/functions/webhooks";

export async function mountProviderWebhooks(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    mountTwilio(scope, deps);
    mountPostmark(scope, deps);
    mountSes(scope, deps);
  });
}

function mountTwilio(scope: FastifyInstance, deps: WebhookDeps): void {
  scope.post(`${path}/twilio/text`, { bodyLimit }, async (request, reply) => {
    const text = readText(await twilioForm(request, deps));
    if (!text) throw fail("invalid-request");
    const { brandName } = deps.config;
    const answer = await asSystem(deps, async (system, work) =>
      (await takeOnce("twilio", text.key, system)) ? receiveText(text, { brandName, work }) : null,
    );
    return reply.type("text/xml; charset=utf-8").send(twiml(answer));
  });
  scope.post<{ Querystring: { message?: string } }>(`${path}/twilio/status`, { bodyLimit }, async (request, reply) => {
    const status = readTextStatus(await twilioForm(request, deps), idIn(request.query.message));
    if (status) await record({ provider: "twilio", key: status.key, reports: [status.report] }, deps);
    return reply.code(204).send();
  });
}

function mountPostmark(scope: FastifyInstance, deps: WebhookDeps): void {
  scope.post(`${path}/postmark`, { bodyLimit }, async (request, reply) => {
    const { postmarkSecret } = deps.config.mail;
    const { authorization } = request.headers;
    const isTheirs = async () => postmarkSecret !== null && hasPostmarkSecret(authorization, postmarkSecret);
    await prove(request, deps, { provider: "postmark", isTheirs });
    const read = readPostmarkReport(request.body);
    if (read) await record({ provider: "postmark", key: read.key, reports: [read.report] }, deps);
    return reply.code(204).send();
  });
}

function mountSes(scope: FastifyInstance, deps: WebhookDeps): void {
  const { clock, askAmazon: ask = fetchFromAmazon } = deps;
  scope.post(`${path}/ses`, { bodyLimit }, async (request, reply) => {
    const { sesTopicArn: topicArn } = deps.config.mail;
    const message = readSns(request.body);
    const isTheirs = async () =>
      message && topicArn ? isSignedByAmazon(message, { topicArn, now: clock(), ask }) : false;
    await prove(request, deps, { provider: "ses", isTheirs });
    if (message?.Type === "SubscriptionConfirmation" && !(await confirmSubscription(message, ask)))
      throw fail("provider-silent");
    if (message?.Type === "Notification") {
      await record({ provider: "ses", key: message.MessageId, reports: readSesReport(message.Message) }, deps);
    }
    return reply.code(204).send();
  });
}

async function twilioForm(request: FastifyRequest, deps: WebhookDeps): Promise<SignedForm["fields"]> {
  const { publicUrl, twilio } = deps.config;
  const fields = fieldsIn(request.body);
  const signature = String(request.headers["x-twilio-signature"] ?? "");
  const url = publicUrl + request.url;
  const isTheirs = async () => twilio !== null && isSignedByTwilio({ url, fields, signature }, twilio.authToken);
  await prove(request, deps, { provider: "twilio", isTheirs });
  return fields;
}

interface Claim {
  provider: string;
  isTheirs: () => Promise<boolean>;
}

/** Throws `forbidden` for a post that is not the provider's; an address that tries many is refused before it is looked at. */
async function prove({ ip }: FastifyRequest, { openLink }: WebhookDeps, { provider, isTheirs }: Claim): Promise<void> {
  const proved = await openLink({ token: provider, address: ip }, async () => ((await isTheirs()) ? true : null));
  if (!proved) throw fail("forbidden");
}

interface Taken {
  provider: string;
  /** What distinguishes this post from others of the provider. */
  key: string;
  reports: readonly DeliveryReport[];
}

const record = ({ provider, key, reports }: Taken, deps: WebhookDeps): Promise<void> =>
  asSystem(deps, async (system, work) => {
    if (!(await takeOnce(provider, key, system))) return;
    for (const report of reports) await recordDelivery({ ...report, messageId: idIn(report.messageId) }, work);
  });

const idIn = (text: string | null | undefined): string | null => (text && isUuid(text) ? text : null);

const fieldsIn = (body: unknown): Record<string, string> =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : {};

/** Twilio posts forms, and Amazon JSON that it calls text. */
function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const parse = scope.getDefaultJsonParser("remove", "remove");
  scope.addContentTypeParser<string>("text/plain", { parseAs: "string" }, (request, body, done) =>
    parse(request, body, (error, read) => (error ? done(fail("invalid-request")) : done(null, read))),
  );
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const twiml = (text: string | null): string => {
  const message = text && `<Message>${text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? "")}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message ?? ""}</Response>`;
};
