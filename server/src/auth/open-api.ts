// openapi.json: the endpoints' descriptions, generated from the schemas that the server checks with.
import { inWords } from "@boresight/domain/texts/in-words";
import { errorCatalogue, type ErrorCode } from "@boresight/domain/base/errors";
import { z } from "zod";
import { endpoint, type Endpoint, type EndpointSpec } from "./endpoint/endpoint.ts";
import { version } from "./service-status.ts";

/** Errors of every call besides its own. */
const everywhere: readonly ErrorCode[] = ["too-many-requests", "internal-server-error"];
const forBearers: readonly ErrorCode[] = ["unauthenticated-user"];

/** The document is generated once, when somebody asks: the endpoints do not change while the server runs. */
export function openApi(endpoints: readonly Endpoint[]): Endpoint {
  let document: ReturnType<typeof describe> | undefined;

  return endpoint(
    {
      method: "GET",
      path: "/openapi.json",
      summary: "Describes the service.",
      answer: z.record(z.string(), z.unknown()),
      errors: [],
    },
    async () => (document ??= describe(endpoints.map(({ spec }) => spec))),
  );
}

function describe(specs: readonly EndpointSpec[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const spec of specs) {
    const path = spec.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(spec) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Boresight: accounts and sessions", version },
    servers: [{ url: "/v1/auth" }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: schemaOf(errorAnswer, "output") },
    },
  };
}

const errorAnswer = z.object({ status: z.number().int(), error: z.string(), message: z.string() });

function operation(spec: EndpointSpec) {
  const parameters = [...parametersOf(spec.query, "query"), ...parametersOf(spec.params, "path")];
  return {
    summary: spec.summary,
    tags: [tagOf(spec.path)],
    ...(spec.bearer && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(spec),
    responses: { ...success(spec), ...failures(spec) },
  };
}

/** The subjects of the documentation, by the first part of the path. */
const subjects: Record<string, string> = {
  signin: "Sign in",
  signup: "Sign up",
  signout: "Sign out",
  token: "Tokens",
  user: "Account",
  avatars: "Account",
  link: "Account",
  mfa: "Two-step codes",
  elevate: "Elevation",
  pat: "Personal access tokens",
  verify: "Links of mails",
};

const tagOf = (path: string): string => subjects[/^\/(\w+)/.exec(path)?.[1] ?? ""] ?? "Service";

function requestBody({ body, takesImage }: EndpointSpec) {
  if (takesImage) return { requestBody: { content: { "image/*": { schema: { type: "string", format: "binary" } } } } };
  return body ? { requestBody: { content: { "application/json": { schema: schemaOf(body, "input") } } } } : {};
}

function success({ answer, sends }: EndpointSpec) {
  if (sends === "redirect") return { 302: { description: "Leads on to another address" } };
  if (sends === "image") return { 200: { description: "The picture", content: { "image/*": {} } } };
  const schema = answer ? schemaOf(answer, "output") : {};
  return { 200: { description: "Done", content: { "application/json": { schema } } } };
}

/** One entry per HTTP status, with its codes. */
function failures({ errors, bearer, body, query, params }: EndpointSpec) {
  const takesInput = body !== undefined || query !== undefined || params !== undefined;
  const codes = new Set<ErrorCode>([
    ...(takesInput ? (["invalid-request"] as const) : []),
    ...errors,
    ...(bearer ? forBearers : []),
    ...(bearer && bearer !== "anyone" ? (["forbidden-anonymous"] as const) : []),
    ...(bearer === "elevated" ? (["elevated-claim-required"] as const) : []),
    ...everywhere,
  ]);
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => {
      const lines = of.map((code) => `${code}: ${inWords("en", errorCatalogue[code].message)}`);
      return [status, { description: lines.join("\n"), content }];
    }),
  );
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: of,
  }));
}

const schemaOf = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
