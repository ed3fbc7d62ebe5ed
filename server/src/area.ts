/** An area of the product says once what it hands in; the API, the functions, the worker and the events are made from it. */
import type { Mount, ServerFunction } from "#functions/server-function.ts";
import type { Job } from "#jobs/job.ts";
import type { DeclaredEvent, Reactions } from "./platform/database/events.ts";
import type { Verb } from "#platform/mutation.ts";

interface Parts {
  /** By their names in the API. */
  verbs?: Readonly<Record<string, Verb>>;
  /** Computed and live fields of the API. */
  reads?: readonly GraphileConfig.Plugin[];
  functions?: readonly ServerFunction[];
  mounts?: readonly Mount[];
  jobs?: readonly Job[];
  /** What its verbs and jobs emit. */
  events?: Readonly<Record<string, DeclaredEvent<unknown>>>;
  /** What it does when something happens. */
  reactions?: Reactions;
}

export interface Area extends Required<Parts> {
  name: string;
}

export const area = (name: string, parts: Parts): Area => ({
  name,
  verbs: {},
  reads: [],
  functions: [],
  mounts: [],
  jobs: [],
  events: {},
  reactions: {},
  ...parts,
});

type Entries<Part> = readonly (readonly [name: string, part: Part])[];

/** Returns the parts of all areas by their names. Throws when two have the same name: only one of them would be found. */
export function allOf<Part>(
  kind: string,
  areas: readonly Area[],
  partsOf: (area: Area) => Entries<Part>,
): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const owners = new Map<string, string>();
  for (const each of areas) {
    for (const [name, part] of partsOf(each)) {
      const owner = owners.get(name);
      if (owner !== undefined)
        throw new Error(`The ${kind} ${name} is declared twice: in ${owner} and in ${each.name}`);
      owners.set(name, each.name);
      parts.set(name, part);
    }
  }
  return parts;
}
