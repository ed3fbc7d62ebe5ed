// An endpoint describes once what it takes, what it returns and how it fails: the server checks by it and openapi.json
// shows it.
import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { LimitName } from "#platform/settings/auth-settings.ts";
import type { AuthDeps, ServiceDeps } from "./auth-deps.ts";
import type { CountRequest } from "./count-requests.ts";
import { requireElevation } from "./require-elevation.ts";
import { deviceOf } from "./device.ts";
import { readInput } from "./read-input.ts";
import { signedInUser, type SignedInUser } from "./signed-in-user.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    uncounted?: boolean;
  }
}

const nothing = z.object({});
type Nothing = typeof nothing;

export interface EndpointSpec {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** One sentence for openapi.json. */
  summary: string;
  body?: z.ZodType;
  query?: z.ZodType;
  params?: z.ZodType;
  /** The body is a picture's bytes instead of JSON. */
  takesImage?: true;
  /** Absent when the response is a redirect or bytes: `sends` says which, and the handler returns the reply it sent. */
  answer?: z.ZodType;
  sends?: "redirect" | "image";
  errors: readonly ErrorCode[];
  /**
   * Who may call: without it everybody, else anyone signed in, or only registered people; `elevated` requires a fresh
   * proof where the settings want one.
   */
  bearer?: "anyone" | "registered" | "elevated";
  /** Limits besides `all` and those that the path implies. */
  limits?: readonly LimitName[];
  /** Every call is an attempt at an account, which `deps.guesses` counts. */
  guarded?: true;
  /** Not counted, not even under `all`: a page of many people loads many pictures. */
  uncounted?: true;
}

export interface Endpoint {
  spec: EndpointSpec;
  mount: (app: FastifyInstance, deps: ServiceDeps, count: CountRequest) => void;
}

/** What a handler receives. `deps` are the service's, with the device that a session would belong to. */
interface Asked<Body, Query, Params> {
  body: Body;
  query: Query;
  params: Params;
  request: FastifyRequest;
  reply: FastifyReply;
  deps: AuthDeps;
}

type Schemas = Pick<EndpointSpec, "body" | "params" | "query">;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : z.output<Nothing>;
type AskedFor<Spec extends Schemas> = Asked<Output<Spec["body"]>, Output<Spec["query"]>, Output<Spec["params"]>>;

/** A public endpoint. The result of `handle` is sent as JSON; redirects and pictures send themselves. */
export function endpoint<const Spec extends EndpointSpec>(
  spec: Spec,
  handle: (asked: AskedFor<Spec> & { user: SignedInUser | null }) => Promise<unknown>,
): Endpoint {
  return { spec, mount: (app, deps, count) => route({ app, deps, count }, spec, handle) };
}

/** An endpoint that requires an access token. */
export function bearerEndpoint<const Spec extends EndpointSpec & Required<Pick<EndpointSpec, "bearer">>>(
  spec: Spec,
  handle: (asked: AskedFor<Spec> & { user: SignedInUser }) => Promise<unknown>,
): Endpoint {
  return endpoint<Spec>(spec, ({ user, ...asked }) => {
    if (!user) throw fail("unauthenticated-user");
    return handle({ ...asked, user });
  });
}

interface Service {
  app: FastifyInstance;
  deps: ServiceDeps;
  count: CountRequest;
}

function route<Spec extends EndpointSpec>(
  { app, deps, count }: Service,
  spec: Spec,
  handle: (asked: AskedFor<Spec> & { user: SignedInUser | null }) => Promise<unknown>,
): void {
  const counted = limitsOf(spec);
  app.route({
    method: spec.method,
    url: spec.path,
    config: { uncounted: spec.uncounted === true },
    async handler(request, reply) {
      for (const name of counted) await count(name, request, reply);
      const user = spec.bearer ? await admit(request, spec.bearer, deps) : null; // Before the input is checked.
      const device = deviceOf(request, reply, deps.config);
      const answer = await handle({
        body: (spec.takesImage ? {} : readInput(spec.body ?? nothing, request.body)) as Output<Spec["body"]>,
        query: readInput(spec.query ?? nothing, request.query) as Output<Spec["query"]>,
        params: readInput(spec.params ?? nothing, request.params) as Output<Spec["params"]>,
        user,
        request,
        reply,
        deps: { ...deps, device, guesses: deps.guardGuesses(device) },
      });
      if (spec.sends) return reply;
      return reply.header("cache-control", "no-store").type("application/json").send(JSON.stringify(answer));
    },
  });
}

async function admit(
  request: FastifyRequest,
  bearer: NonNullable<EndpointSpec["bearer"]>,
  deps: ServiceDeps,
): Promise<SignedInUser> {
  const user = await signedInUser(request, deps);
  if (bearer !== "anyone" && user.isAnonymous) throw fail("forbidden-anonymous");
  if (bearer === "elevated") await requireElevation(user, deps);
  return user;
}

/** Everything that signs in, verifies or accepts a code could be used to guess (contract auth.md section 9). */
function limitsOf({ path, limits = [], guarded }: EndpointSpec): readonly LimitName[] {
  if (guarded) return limits;
  const guesses = path.startsWith("/signin") || /\/(verify|otp)$/.test(path);
  return guesses ? [...limits, "guess"] : limits;
}

type Way = "anonymous" | "emailCode" | "magicLink" | "mfa" | "securityKeys" | "sms";

/** Throws `disabled-endpoint` for a sign-in method that the settings disable. */
export function requireOpen(way: Way, { config }: Pick<AuthDeps, "config">): void {
  if (!config.auth[way]) throw fail("disabled-endpoint");
}
