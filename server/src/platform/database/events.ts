/**
 * Events between areas (handbook section 23). `emit` writes a row of the outbox and runs the reactions of other areas,
 * all in the verb's transaction; what may only follow a commit is queued there as a job.
 */
import type { Role } from "@boresight/domain/accounts/roles";
import type { Rights } from "./transaction.ts";
import type { Ids } from "../ids.ts";

declare const payload: unique symbol;

/** An event that an area declares. Only the compiler knows what it carries. */
export interface DeclaredEvent<Payload> {
  readonly [payload]?: Payload;
}

export const event = <Payload>(): DeclaredEvent<Payload> => ({});

export type EventsOf<Declared> = {
  [Type in keyof Declared]: Declared[Type] extends DeclaredEvent<infer Payload> ? Payload : never;
};

/**
 * What each event carries, by its type: an area declares its own beside the verbs that emit them.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-interface -- areas add to it by declaration merging
export interface DomainEvents {}

type EventType = keyof DomainEvents;

export interface Actor {
  userId: string | null;
  role: Role | "system";
}

interface EmittedEvent<Type extends EventType> {
  type: Type;
  /** The row that the event is about. */
  entityId: string;
  /** With `serviceOrderId` when the event concerns an order but is about another row: the order's customer receives it. */
  payload: DomainEvents[Type];
}

/** As reactions receive it. */
export interface DomainEvent<Type extends EventType = EventType> extends EmittedEvent<Type> {
  actor: Actor;
}

/** What a reaction works with: the system's rights within the transaction of the event. */
export interface Work {
  system: Rights;
  /** When the transaction began: one time for everything it does. */
  now: Date;
  ids: Ids;
  emit: <Type extends EventType>(event: EmittedEvent<Type>, actor?: Actor) => Promise<void>;
}

type Reaction<Type extends EventType> = (event: DomainEvent<Type>, work: Work) => Promise<void>;

/** The reactions of one area to events of others, by event type. */
export type Reactions = { readonly [Type in EventType]?: Reaction<Type> };

let installed: readonly Reactions[] | null = null;

/** Called once by the starting program, with the reactions of every area in the order in which they run. */
export function installReactions(areas: readonly Reactions[]): void {
  installed = areas;
}

/** Returns the `emit` of a transaction. The actor is `by` unless an event names another. */
export function emitter({ system, now, ids }: Omit<Work, "emit">, by: Actor): Work["emit"] {
  const work: Work = {
    system,
    now,
    ids,
    async emit({ type, entityId, payload }, actor = by) {
      if (!installed) throw new Error("no reactions are installed");
      await system.run({
        isPrepared: true,
        text: `insert into app_private.events (type, entity_id, actor_id, actor_role, payload)
          values ($1, $2, $3, $4, $5)`,
        values: [type, entityId, actor.userId, actor.role, payload],
      });
      for (const area of installed) await area[type]?.({ type, entityId, payload, actor }, work);
    },
  };
  return work.emit;
}
