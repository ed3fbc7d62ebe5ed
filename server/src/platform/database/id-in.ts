export interface IdCondition {
  condition: string;
  values: readonly unknown[];
}

/**
 * Returns the condition that a column is one of these ids, as $1. A single id gets a text of its own, whose plan
 * PostgreSQL can cache.
 */
export const idIn = (column: string, ids: readonly string[]): IdCondition =>
  ids.length === 1
    ? { condition: `${column} = $1`, values: ids }
    : { condition: `${column} = any ($1)`, values: [ids] };
