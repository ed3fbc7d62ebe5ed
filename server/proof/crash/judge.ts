/** What was acknowledged is stored once, what was refused not at all, and what is unknown at most once. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { contentOf, type Connection, type Write } from "./client.ts";
import type { CreatingVerb } from "./creating-verbs.ts";

type Place = CreatingVerb["stored"];

export async function contradictions(
  writes: readonly Write[],
  places: ReadonlyMap<string, Place>,
  owner: Client,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [what, some] of Map.groupBy(writes, (write) => write.what)) {
    const place = places.get(what);
    if (!place) throw new Error(`nobody knows where ${what} writes`);
    const counts = await countMarkers(
      some.map(({ marker }) => marker),
      place,
      owner,
    );
    problems.push(...some.flatMap((write) => objectionTo(write, counts.get(write.marker) ?? 0)));
  }
  return problems;
}

function objectionTo({ what, marker, outcome, reason }: Write, count: number): string[] {
  const isRight = outcome === "acknowledged" ? count === 1 : outcome === "refused" ? count === 0 : count <= 1;
  return isRight ? [] : [`${what} ${marker} was ${outcome} (${reason ?? "no reason"}) and is stored ${count} times`];
}

async function countMarkers(markers: string[], { table, column }: Place, owner: Client): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ marker: string; count: number }>({
    text: `select ${column} as marker, count(*)::integer as count from ${table} where ${column} = any($1) group by 1`,
    values: [markers],
  });
  return new Map(rows.map(({ marker, count }) => [marker, count]));
}

/** Files whose content does not come back as it was sent. */
export async function brokenFiles(
  writes: readonly Write[],
  { url, tokens }: Connection,
  owner: Client,
): Promise<string[]> {
  const markers = writes.flatMap(({ what, marker, outcome }) =>
    what === "upload" && outcome === "acknowledged" ? marker : [],
  );
  const { rows } = await owner.query<{ id: string; name: string }>({
    text: "select id, name from app.files where name = any($1)",
    values: [markers],
  });
  const broken: string[] = [];
  for (const { id, name } of rows) {
    const headers = { authorization: `Bearer ${tokens.ada}` };
    const content = await readPatiently(`${url}/v1/storage/files/${id}`, headers);
    if (content !== contentOf(name)) broken.push(`the file ${name} is not what was sent`);
  }
  return broken;
}

/** A store that was away is left alone for a while: then it is asked again. */
async function readPatiently(url: string, headers: Record<string, string>): Promise<string> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, { headers });
    const content = await answer.text();
    if (answer.status !== 503 || tries === 10) return content;
    await sleep(2000);
  }
}
