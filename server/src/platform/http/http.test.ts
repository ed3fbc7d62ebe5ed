import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { buildHttp } from "./http.ts";
import { createLog } from "#platform/log.ts";
import { readWebApp } from "./static-files.ts";

const folder = await mkdtemp(join(tmpdir(), "boresight-web-"));
await mkdir(join(folder, "assets"));
await mkdir(join(folder, ".vite"));
await writeFile(join(folder, ".vite/manifest.json"), "{}");
await writeFile(join(folder, "assets/main-a1b2.js"), "export {};".repeat(500));
await writeFile(join(folder, "assets/start-a1b2.js"), "export {};");
await writeFile(join(folder, "assets/start-a1b2.js.br"), brotliCompressSync("export {};"));
await writeFile(join(folder, "assets/worker-a1b2.mjs"), "export {};");
await writeFile(
  join(folder, ".vite/screens.json"),
  JSON.stringify([
    { path: "/login", files: ["assets/main-a1b2.js", "assets/login-a1b2.js"] },
    { path: "/service-orders/$id", files: ["assets/main-a1b2.js", "assets/detail-a1b2.js"] },
    { path: "/$", files: ["assets/nowhere-a1b2.js"] },
  ]),
);
await writeFile(join(folder, "robots.txt"), "User-agent: *");
await writeFile(join(folder, ".hidden"), "secret");
await writeFile(
  join(folder, "index.html"),
  `<head><title>%BRAND_NAME%</title></head><script>document.dir = "ltr"</script><script type="module" src="/assets/main-a1b2.js"></script>`,
);

const config = {
  publicUrl: "https://shop.test",
  clientUrl: "https://client.test/app",
  brandName: "Bits & <Bolts>",
  trustedProxies: [],
  connectionsPerAddress: 3,
  shutdownSeconds: 10,
  watching: { shedding: { loopDelay: null, heapShare: null } },
  geocoderUrl: null,
  geocoderAttribution: "© OpenStreetMap contributors",
  map: null,
  cards: null,
  twilio: null,
};
const app = await buildHttp({ config, log: createLog("silent"), web: await readWebApp(folder, config) });
app.get("/v1/fails", () => Promise.reject(new Error("secret detail")));
app.post("/v1/echo", async ({ body }) => body);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const page = { accept: "text/html,*/*" };

describe("the web app", () => {
  test.each(["/", "/service-orders/17?tab=files", "/assets/", "/assets", "/index.html", "/v10"])(
    "its page answers at %s",
    async (url) => {
      const answer = await app.inject({ url, headers: page });

      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
      expect(answer.body).toContain("<title>Bits &amp; &lt;Bolts&gt;</title>");
    },
  );

  test.each([
    ["/login?next=1", ["/assets/login-a1b2.js"]],
    ["/service-orders/17", ["/assets/detail-a1b2.js"]],
    ["/service-orders", []],
    ["/nowhere", []],
  ])("the page at %s asks for the scripts of its screen, each once, after all else", async (url, scripts) => {
    const { body } = await app.inject({ url, headers: page });

    const links = [...body.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)">/g)];
    expect(links.map(([, script]) => script)).toEqual(scripts);
  });

  test("it can be put on a home screen, under the brand's name", async () => {
    const answer = await app.inject("/manifest.webmanifest");

    expect(answer.headers["content-type"]).toContain("application/manifest+json");
    expect(answer.json()).toMatchObject({ name: "Bits & <Bolts>", start_url: "/", display: "standalone" });
  });

  test("the start page answers whoever asks, other addresses only a browser", async () => {
    const [start, other] = [await app.inject("/"), await app.inject("/login")];

    expect(start.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(other.statusCode).toBe(404);
  });

  test("hashed files stay in the browser's cache, others are asked for again", async () => {
    const [hashed, plain] = [await app.inject("/assets/main-a1b2.js"), await app.inject("/robots.txt")];

    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.headers["cache-control"]).toBe("no-cache");
  });

  // A browser keeps a file once for each value of the headers that it varies by.
  test("a file that was fetched and is then imported, which names its origin, is in the browser's cache", async () => {
    const headers = { "accept-encoding": "br" };
    const url = "/assets/start-a1b2.js";

    const fetched = await app.inject({ url, headers });
    const imported = await app.inject({ url, headers: { ...headers, origin: "https://shop.test" } });

    expect(fetched.headers["vary"]).toBe("accept-encoding");
    const ofEach = { date: null, "x-request-id": null };
    expect({ ...imported.headers, ...ofEach }).toEqual({ ...fetched.headers, ...ofEach });
  });

  test("a file can be asked about without being sent", async () => {
    const answer = await app.inject({ method: "HEAD", url: "/robots.txt" });

    expect([answer.statusCode, answer.headers["content-length"], answer.body]).toEqual([200, "13", ""]);
  });

  test.each(["/assets/..%2frobots.txt", "/assets//main-a1b2.js", "/.hidden", "/robots.txt/"])(
    "%s is no file of it",
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: "*/*" } });

      expect(answer.statusCode).toBe(404);
    },
  );

  test("files travel compressed", async () => {
    const answer = await app.inject({ url: "/assets/main-a1b2.js", headers: { "accept-encoding": "gzip" } });

    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(answer.rawPayload).toString()).toMatch(/^export \{\};/);
  });

  test("files that a page loads carry no headers of pages; pages, workers and services carry them all", async () => {
    const whole = ["content-security-policy", "cross-origin-opener-policy", "referrer-policy"];
    whole.push("strict-transport-security", "x-content-type-options", "x-frame-options");

    const script = await app.inject("/assets/main-a1b2.js");
    const compressed = await app.inject({ url: "/assets/start-a1b2.js", headers: { "accept-encoding": "br" } });
    const others = await Promise.all(
      [{ url: "/login", headers: page }, "/robots.txt", "/assets/worker-a1b2.mjs", "/assets/gone.js", "/v1/gone"].map(
        (request) => app.inject(request),
      ),
    );

    expect(compressed.headers["content-encoding"]).toBe("br");
    for (const { headers } of [script, compressed]) {
      expect(whole.filter((name) => name in headers)).toEqual(["x-content-type-options"]);
    }
    expect(JSON.stringify(script.headers).length).toBeLessThan(420);
    expect(others.map(({ headers }) => whole.filter((name) => !(name in headers)))).toEqual(others.map(() => []));
  });

  test("pages and services close to others what none of ours needs", async () => {
    const whole = await app.inject({ url: "/", headers: page });
    const service = await app.inject("/v1/gone");

    for (const { headers } of [whole, service]) {
      const policy = String(headers["content-security-policy"]).split("; ");
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(headers).toMatchObject({
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
      });
    }
    expect(service.headers["cache-control"]).toBe("no-store");
  });

  test("only its own inline script may run", async () => {
    const { headers } = await app.inject({ url: "/", headers: page });

    const scripts = /script-src ([^;]+);/.exec(String(headers["content-security-policy"]))?.[1];
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  });

  test("the page says that cards are taken only where they are", async () => {
    const cards = { secretKey: "sk_test_1", webhookSecret: "whsec_1", url: "https://cards.test" };
    const taking = await readWebApp(folder, { ...config, cards });

    const without = await app.inject({ url: "/", headers: page });

    expect(taking?.page).toContain('<meta name="takes-cards" content="yes" />');
    expect(without.body).not.toContain("takes-cards");
  });

  test("the page says that text messages are sent only where they are", async () => {
    const twilio = {
      accountSid: "AC1",
      authToken: "t",
      from: "+13035550100",
      url: "https://texts.test",
      statusUrl: null,
    };
    const sending = await readWebApp(folder, { ...config, twilio });

    const without = await app.inject({ url: "/", headers: page });

    expect(sending?.page).toContain('<meta name="sends-texts" content="yes" />');
    expect(without.body).not.toContain("sends-texts");
  });

  test("without a map and a geocoder the page names neither, and pages fetch from us alone", async () => {
    const { headers, body } = await app.inject({ url: "/", headers: page });

    expect(body).not.toMatch(/map-style|geocoder-attribution/);
    expect(String(headers["content-security-policy"])).toContain(
      "connect-src 'self' https://shop.test wss://shop.test; ",
    );
  });

  test("with a map the page names its style, and pages fetch from the style's origins and from no other", async () => {
    const origins = ["https://maps.test", "https://tiles.test"];
    const map = { styleUrl: 'https://maps.test/streets.json?key="a&b', origins };
    const mapped = { ...config, map, geocoderUrl: "https://places.test", geocoderAttribution: "© <Surveyors>" };
    await using shop = await buildHttp({
      config: mapped,
      log: createLog("silent"),
      web: await readWebApp(folder, mapped),
    });

    const { headers, body } = await shop.inject({ url: "/", headers: page });

    expect(body).toContain('<meta name="map-style" content="https://maps.test/streets.json?key=&quot;a&amp;b" />');
    expect(body).toContain('<meta name="geocoder-attribution" content="© &lt;Surveyors&gt;" />');
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toContain(
      "connect-src 'self' https://shop.test wss://shop.test https://maps.test https://tiles.test",
    );
    expect(policy).toContain("img-src 'self' data: blob: https://maps.test https://tiles.test");
    expect(policy.filter((rule) => /^(worker|child)-src/.test(rule))).toEqual([]);
    expect(policy.find((rule) => rule.startsWith("script-src"))).not.toContain("blob:");
  });

  test.each([
    "/assets/gone.js",
    "/.vite/manifest.json",
    "/v1/gone",
    "/auth/v1/gone",
    "/../package.json",
    "/%2e%2e/package.json",
  ])("there is nothing at %s", async (url) => {
    const answer = await app.inject({ url });

    expect(answer.json()).toEqual({ status: 404, error: "route-not-found", message: "Route not found" });
  });

  test("a service answers no page, even to a browser", async () => {
    const answer = await app.inject({ url: "/v1/gone", headers: page });

    expect(answer.json().error).toBe("route-not-found");
  });
});

describe("pages of other addresses", () => {
  test.each(["https://client.test", "https://shop.test"])("%s may call the services", async (origin) => {
    const { statusCode, headers } = await preflight(origin);

    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "GET, POST, PUT, DELETE, HEAD, OPTIONS",
      "access-control-allow-headers": "x-hasura-role",
      "access-control-max-age": "86400",
      vary: "Origin",
    });
  });

  test.each(["https://evil.test", "http://client.test", "https://client.test.evil.test", "null"])(
    "%s may not",
    async (origin) => {
      const { headers } = await preflight(origin);

      expect(headers).not.toHaveProperty("access-control-allow-origin");
    },
  );

  test("errors can be read by them too", async () => {
    const answer = await app.inject({ url: "/v1/fails", headers: { origin: "https://client.test" } });

    expect(answer.headers["access-control-allow-origin"]).toBe("https://client.test");
    expect(answer.headers["vary"]).toContain("Origin");
  });
});

describe("failures", () => {
  test("what went wrong inside is not told", async () => {
    const answer = await app.inject("/v1/fails");

    expect(answer.json()).toEqual({ status: 500, error: "internal-server-error", message: "Internal server error" });
  });

  test.each([
    ["an unreadable body", "{", "400 invalid-request"],
    ["a body that is too big", JSON.stringify("x".repeat(200_001)), "413 payload-too-large"],
  ])("%s is refused", async (_name, payload, refusal) => {
    const answer = await post(payload);

    expect(`${answer.statusCode} ${answer.json().error}`).toBe(refusal);
  });

  test("an empty body is an empty object", async () => {
    expect((await post("")).json()).toEqual({});
  });

  test("another method is refused with the ones that there are", async () => {
    const answer = await app.inject({ method: "DELETE", url: "/v1/echo" });

    expect([answer.statusCode, answer.headers["allow"]]).toEqual([405, "POST"]);
  });
});

function preflight(origin: string) {
  return app.inject({
    method: "OPTIONS",
    url: "/v1/echo",
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "x-hasura-role" },
  });
}

function post(payload: string) {
  return app.inject({ method: "POST", url: "/v1/echo", headers: { "content-type": "application/json" }, payload });
}
