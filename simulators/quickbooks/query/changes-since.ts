/** Change data capture: what was written or deleted since a moment. */
import { againstRule, invalidProperty, missing, unknownValue } from "../accounting/fault.ts";
import type { Company } from "../entities/company.ts";
import { entityNamed, type EntityName, type Fields } from "../entities/entity.ts";
import { present } from "../entities/present.ts";

const oldest = 30 * 24 * 3_600_000;
const mostEntities = 1000;

/** Returns the `QueryResponse`s, one per entity asked for. Throws 2020, 2170, 2010 and 6000. */
export function changesSince(company: Company, entities: string, since: string): Fields[] {
  if (!entities) throw missing("entities");
  if (!since) throw missing("changedSince");
  const names = entities.split(",").map((word) => {
    const name = entityNamed(word.trim()) ?? entityNamed(word.trim().toLowerCase());
    if (!name) throw unknownValue("entities", word);
    return name;
  });
  const start = Date.parse(since);
  if (Number.isNaN(start)) throw invalidProperty("changedSince", "changedSince");
  if (company.clock().getTime() - start > oldest)
    throw againstRule("changedSince is more than 30 days ago.", "changedSince");
  let left = mostEntities;
  return names.map((name) => {
    const changed = changesOf(company, name, start).slice(0, left);
    left -= changed.length;
    return changed.length > 0 ? { [name]: changed, startPosition: 1, maxResults: changed.length } : {};
  });
}

/** Whole entities, and of deleted ones their ids, the earliest change first. */
function changesOf(company: Company, name: EntityName, start: number): Fields[] {
  const kept = company.all(name).map((entity) => ({ at: entity.MetaData.LastUpdatedTime, entity }));
  const gone = company.deletions
    .filter((deletion) => deletion.name === name)
    .map(({ id, at }) => ({
      at,
      deletion: { domain: "QBO", status: "Deleted", Id: id, MetaData: { LastUpdatedTime: at } },
    }));
  return [...kept, ...gone]
    .filter(({ at }) => Date.parse(at) >= start)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((change) => ("entity" in change ? present(company, name, change.entity) : change.deletion));
}
