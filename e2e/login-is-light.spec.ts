import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("the login page loads at most 230 kB of gzipped JavaScript, and nothing about security keys", async () => {
  const page = await app.visit("/privacy-policy");
  const scripts = new Map<string, Promise<Buffer>>();
  const fresh = await page.context().browser()?.newContext();
  onTestFinished(() => fresh?.close());
  const login = await fresh?.newPage();
  login?.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
  });

  await login?.goto(`${app.server.config.publicUrl}/login`, { waitUntil: "networkidle" });

  const bodies = await Promise.all(scripts.values());
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(230_000);
  expect(bodies.filter((body) => body.includes("startAuthentication"))).toEqual([]);
});
