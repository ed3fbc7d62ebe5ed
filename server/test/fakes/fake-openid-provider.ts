// An OpenID Connect provider in-process that lets everybody in at once; it answers under GitHub's addresses too.
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { ProviderSettings } from "#platform/settings/auth-settings.ts";

/** What it says of whoever signs in. */
export interface PersonThere {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  picture?: string;
  tid?: string;
}

/** How it can be made to misbehave. */
interface Mischief {
  /** Claims of its id tokens that are other than they should be. */
  claims?: Record<string, unknown>;
  signedByUnknownKey?: boolean;
  /** The person cancels. */
  denies?: boolean;
  /** Takes no codes. */
  takesNoCode?: boolean;
  /** Its id tokens name no address: only its profile does. */
  keepsAddress?: boolean;
  broken?: boolean;
  /** It describes itself, but its keys cannot be had. */
  keysBroken?: boolean;
}

interface Options {
  /** Where it says it lives, when a test leads requests for there to here. */
  address?: string;
  /** As in its description. */
  issuer?: string;
}

interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  person: PersonThere;
}

export interface FakeOpenIdProvider extends AsyncDisposable {
  url: string;
  settings: (values?: Partial<ProviderSettings>) => ProviderSettings;
  /** From now on it is this person who signs in there. */
  signIn: (person: PersonThere) => void;
  misbehave: (mischief: Mischief) => void;
  idToken: (claims: object) => Promise<string>;
}

export async function startFakeOpenIdProvider(options: Options = {}): Promise<FakeOpenIdProvider> {
  const [own, strangers] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const client = { id: "boresight", secret: randomUUID() };
  const grants = new Map<string, Grant>();
  const profiles = new Map<string, PersonThere>();
  let person: PersonThere = { sub: "nobody" };
  let mischief: Mischief = {};

  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = options.address ?? url;
  const issuer = options.issuer ?? url;

  const idToken = ({ ...claims }: object): Promise<string> =>
    new SignJWT({
      iss: issuer,
      aud: client.id,
      exp: Math.floor(Date.now() / 1000) + 300,
      jti: randomUUID(),
      ...claims,
      ...mischief.claims,
    })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuedAt()
      .sign(mischief.signedByUnknownKey ? strangers.privateKey : own.privateKey);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    if (mischief.broken || (mischief.keysBroken && pathname === "/jwks")) {
      return response.writeHead(503).end("upstream connect error");
    }
    if (pathname.endsWith("/.well-known/openid-configuration")) return json(response, 200, description());
    if (pathname === "/jwks") return json(response, 200, { keys: [jwk] });
    if (pathname.endsWith("/authorize")) return authorize(searchParams, response);
    if (pathname === "/token" || pathname === "/login/oauth/access_token") return token(request, response);
    return profile(pathname, request, response);
  }

  const description = () => ({
    issuer,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    userinfo_endpoint: `${address}/userinfo`,
    jwks_uri: `${address}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  });

  function authorize(asked: URLSearchParams, response: ServerResponse): ServerResponse {
    const [clientId, redirectUri, challenge] = ["client_id", "redirect_uri", "code_challenge"].map((name) =>
      asked.get(name),
    );
    if (clientId !== client.id || !redirectUri || !challenge || asked.get("code_challenge_method") !== "S256") {
      return json(response, 400, { error: "invalid_request" });
    }
    const code = randomUUID();
    grants.set(code, { clientId, redirectUri, challenge, nonce: asked.get("nonce"), person });
    const outcome = mischief.denies ? { error: "access_denied", error_description: "Changed their mind" } : { code };
    const parameters = new URLSearchParams({ ...outcome, state: asked.get("state") ?? "" });
    if (asked.get("response_mode") === "form_post") return form(response, redirectUri, parameters);
    return response.writeHead(302, { location: `${redirectUri}?${parameters.toString()}` }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const sent = new URLSearchParams(await text(request));
    const grant = grants.get(sent.get("code") ?? "");
    grants.delete(sent.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(sent.get("code_verifier") ?? "")
      .digest("base64url");
    if (!knows(request, sent)) return json(response, 401, { error: "invalid_client" });
    if (
      !grant ||
      mischief.takesNoCode ||
      grant.challenge !== challenge ||
      grant.redirectUri !== sent.get("redirect_uri")
    ) {
      return json(response, 400, { error: "invalid_grant" });
    }
    const accessToken = randomUUID();
    profiles.set(accessToken, grant.person);
    const { email, ...rest } = grant.person;
    const claims = { ...rest, ...(!mischief.keepsAddress && { email }), ...(grant.nonce && { nonce: grant.nonce }) };
    const id = grant.nonce === null ? {} : { id_token: await idToken(claims) };
    return json(response, 200, { access_token: accessToken, token_type: "bearer", ...id });
  }

  /** The client's secret in the header (its description names no other way), or as GitHub takes it. */
  function knows({ headers, url: path }: IncomingMessage, sent: URLSearchParams): boolean {
    if (path?.startsWith("/login/")) return sent.get("client_secret") === client.secret;
    const [, encoded = ""] = /^Basic (.+)$/.exec(headers.authorization ?? "") ?? [];
    const [id, secret] = Buffer.from(encoded, "base64").toString().split(":").map(decodeURIComponent);
    return id === client.id && secret === client.secret;
  }

  function profile(pathname: string, { headers }: IncomingMessage, response: ServerResponse): ServerResponse {
    const known = profiles.get(/^bearer (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "");
    if (!known) return json(response, 401, { message: "Bad credentials" });
    const { sub, email, email_verified: verified, name } = known;
    if (pathname === "/userinfo") return json(response, 200, known);
    if (pathname === "/api/v3/user")
      return json(response, 200, { id: Number(sub), login: "octo", name, avatar_url: null });
    const old = { email: "old@example.com", primary: false, verified: true };
    return json(response, 200, [old, { email, primary: true, verified }]);
  }

  return {
    url,
    settings: (values = {}) => ({
      id: "house",
      name: "House",
      issuer: url,
      clientId: client.id,
      clientSecret: client.secret,
      scope: "openid email profile",
      ...values,
    }),
    signIn: (next) => void (person = next),
    misbehave: (next) => void (mischief = next),
    idToken,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const json = (response: ServerResponse, status: number, body: object): ServerResponse =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

function form(response: ServerResponse, action: string, fields: URLSearchParams): ServerResponse {
  const inputs = [...fields].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return response
    .writeHead(200, { "content-type": "text/html" })
    .end(`<form method="post" action="${action}">${inputs.join("")}</form>`);
}
