import { area } from "#area.ts";
import { nearHitsPlugin } from "#graphql/fields/search/near-hits.ts";

export const searchArea = area("search", {
  reads: [nearHitsPlugin],
});
