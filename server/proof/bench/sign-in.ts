// The promises of sign-in: argon2 is all that takes time, unknown people look like wrong passwords, refreshes come in crowds.
import { createHash, randomUUID } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Pool } from "pg";
import { ask } from "./load.ts";

export interface SignInFigures {
  /** Milliseconds of a sign-in besides hashing, median. */
  overhead: number;
  /** Milliseconds of the two refusals, medians, and by how much they differ. */
  wrongPassword: number;
  unknownPerson: number;
  difference: number;
  refreshes: { asked: number; failed: number; milliseconds: number };
}

interface Place {
  url: string;
  owner: Pool;
  admin: { email: string; password: string };
}

const times = 60;
const crowd = 200;

export async function signInFigures({ url, owner, admin }: Place): Promise<SignInFigures> {
  const attempt = (credentials: object) => () => answered(`${url}/v1/auth/signin/email-password`, credentials);
  const stored = await hash(admin.password);
  const [right = 0, hashing = 0, wrongPassword = 0, unknownPerson = 0] = await inTurns([
    attempt(admin),
    () => verify(stored, admin.password),
    attempt({ ...admin, password: "wrong" }),
    attempt({ email: "nobody@example.com", password: "wrong" }),
  ]);
  return {
    overhead: right - hashing,
    wrongPassword,
    unknownPerson,
    difference: Math.abs(wrongPassword - unknownPerson) / Math.max(wrongPassword, unknownPerson),
    refreshes: await refreshAtOnce(url, owner),
  };
}

/** One after the other and in turns, so that a slow moment of the machine hits all of them; the medians count. */
async function inTurns(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken = works.map((): number[] => []);
  for (let run = 0; run < times; run++) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work();
      taken[index]?.push(performance.now() - start);
    }
  }
  return taken.map((several) => several.toSorted((one, other) => one - other)[times / 2] ?? 0);
}

async function refreshAtOnce(url: string, owner: Pool): Promise<SignInFigures["refreshes"]> {
  const tokens = Array.from({ length: crowd }, () => randomUUID());
  await owner.query({
    text: `insert into app_private.refresh_tokens (user_id, token_hash, expires_at)
      select (select id from app.users order by created_at limit 1), hash, now() + interval '1 day' from unnest($1::bytea[]) as hash`,
    values: [tokens.map((token) => createHash("sha256").update(token).digest())],
  });
  const start = performance.now();
  const answers = await Promise.allSettled(
    tokens.map((refreshToken) =>
      ask({ url: `${url}/v1/auth/token`, headers: {}, body: JSON.stringify({ refreshToken }) }),
    ),
  );
  return {
    asked: crowd,
    failed: answers.filter(({ status }) => status === "rejected").length,
    milliseconds: performance.now() - start,
  };
}

async function answered(url: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  await response.text();
}

export function presentSignIn({
  overhead,
  wrongPassword,
  unknownPerson,
  difference,
  refreshes,
}: SignInFigures): string {
  const percent = (difference * 100).toFixed(1);
  return `
Sign-in, medians of attempts taken in turns:

| What | Measured | Target |
|---|---|---|
| Password sign-in besides argon2 | ${overhead.toFixed(1)} ms | < 10 ms ${overhead < 10 ? "✓" : "✗"} |
| Unknown person beside wrong password | ${unknownPerson.toFixed(1)} ms beside ${wrongPassword.toFixed(1)} ms, ${percent} % apart | ≤ 15 % ${difference <= 0.15 ? "✓" : "✗"} |
| ${refreshes.asked} refreshes at once | ${refreshes.failed} failed, all answered after ${refreshes.milliseconds.toFixed(0)} ms | none fails ${refreshes.failed === 0 ? "✓" : "✗"} |
`;
}
