import type { PgResource } from "postgraphile/@dataplan/pg";

/** Returns one of our tables as PostGraphile knows it; a wrong name stops the server at startup. */
export function resource(build: GraphileBuild.Build, name: string): PgResource {
  const found = build.pgResources[name];
  if (!found) throw new Error(`There is no table "${name}" in the API`);
  return found;
}
