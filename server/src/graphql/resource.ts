import type { PgResource } from "postgraphile/@dataplan/pg";

/** One of our tables as PostGraphile knows it; a wrong name stops the server at start. */
export function resource(build: GraphileBuild.Build, name: string): PgResource {
  const found = build.pgResources[name];
  if (!found) throw new Error(`There is no table "${name}" in the API`);
  return found;
}
