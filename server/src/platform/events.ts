/**
 * What happened, as one area tells the others (handbook section 23). `emit` writes a row of the outbox and runs what other areas
 * do about it, all in the transaction of the verb; what may only follow a commit is queued there as a job.
 */
import type { Role } from "@boresight/domain/accounts/roles";
import type { Rights } from "./database/transaction.ts";
import type { Ids } from "./ids.ts";

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
  /** The row it happened to. */
  entityId: string;
  /** With the `serviceOrderId` of the order it concerns, where that is another row: the event is its customer's. */
  payload: DomainEvents[Type];
}

/** As the reactions see it. */
export interface DomainEvent<Type extends EventType = EventType> extends EmittedEvent<Type> {
  actor: Actor;
}

/** What a reaction works with: the system's rights within the transaction of the event. */
export interface Work {
  system: Rights;
  /** When the transaction began: one moment for everything it does. */
  now: Date;
  ids: Ids;
  emit: <Type extends EventType>(event: EmittedEvent<Type>, actor?: Actor) => Promise<void>;
}

type Reaction<Type extends EventType> = (event: DomainEvent<Type>, work: Work) => Promise<void>;

/** What one area does about events of others, by their type. */
export type Reactions = { readonly [Type in EventType]?: Reaction<Type> };

let installed: readonly Reactions[] | null = null;

/** Called once by the program that is started, with the reactions of every area in the order in which they run. */
export function installReactions(areas: readonly Reactions[]): void {
  installed = areas;
}

/** The `emit` of a transaction: by whom, unless an event names somebody else. */
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
