/**
 * A verb describes once what it takes, what it returns and how it fails: the API, its checks and its documentation are
 * generated from that.
 */
import { BoresightError, fail, type ErrorCode } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isAmong, type CallerKind } from "@boresight/domain/accounts/roles";
import type * as z from "zod";
import type { Transaction } from "./database/transaction.ts";
import { lockRow, type LockableRows, type LockableTable } from "./locked-row.ts";
import type { Log } from "./log.ts";
import type { Config } from "./settings/config.ts";

/** What some verbs need in addition to their transaction. */
export interface RequestContext {
  /** Where the caller's request comes from. */
  address: string;
  /** The program that sent it, as it names itself; empty when it does not. */
  userAgent: string;
  /** Stores content under a blob's id, durably. */
  keepContent: (blobId: string, content: Buffer) => Promise<void>;
  log: Log;
  config: Pick<
    Config,
    "brandName" | "clientUrl" | "dataDir" | "mail" | "publicUrl" | "qbo" | "sealSecret" | "signing" | "vroomUrl"
  >;
}

/**
 * A returned field by its GraphQL type: `Appointment` for a record, of which the verb returns the id, `[Task!]!` for
 * several, `String!` for a value. Objects are returned unchanged. A record `via: "appointment.service_order_id"` is
 * read together with the record that references it: the verb does not return it.
 */
export type ReturnedField =
  | string
  | { type: string; description?: string; holds?: "objects"; via?: `${string}.${string}` };
export type ReturnedFields = Readonly<Record<string, ReturnedField>>;

export interface VerbSpec {
  /** One sentence or two for the API's documentation. */
  summary: string;
  /** The roles that may call it; by default every role but the public. Checked before the input. */
  callers?: readonly CallerKind[];
  /** A function when the schema depends on the day. */
  input?: z.ZodType | ((now: Date) => z.ZodType);
  /**
   * The table of the row that the input names by `id` and `version`: the verb gets it as `locked`, unless the caller does
   * not see it or somebody changed it meanwhile.
   */
  locks?: LockableTable;
  returns: ReturnedFields;
  /** The name of the payload type, when several verbs share one; by default named after the verb. */
  payload?: string;
  /** The same input with the same `clientKey` is carried out once within a week. */
  clientKey?: true;
  /** The codes it throws in addition to those common to every verb. */
  errors: readonly ErrorCode[];
}

/** Every verb may throw these. */
export const commonErrors: readonly ErrorCode[] = ["invalid-input", "not-found", "permission-error"];

type Value<Type extends string> = Type extends `${infer Inner}!` ? Present<Inner> : Present<Type> | null;
type Present<Type extends string> = Type extends `[${infer Item}]`
  ? readonly Value<Item>[]
  : Type extends "Boolean"
    ? boolean
    : Type extends "Int" | "Float"
      ? number
      : string;
type ValueOf<Field> = Field extends { holds: "objects" }
  ? readonly object[]
  : Value<Field extends { type: infer Type extends string } ? Type : Field & string>;
type Returned<Fields extends ReturnedFields> = {
  [Name in keyof Fields as Fields[Name] extends { via: string } ? never : Name]: ValueOf<Fields[Name]>;
};

/** Called with the raw input. Throws `invalid-input` with every wrong field. */
export interface Verb<Context extends Transaction = Transaction & RequestContext, Returns = Record<string, unknown>> {
  (sent: unknown, tx: Context): Promise<Returns>;
  spec: VerbSpec;
  /** For long work: makes the answer of what was found, once the transaction has ended and its connection is free. */
  conclude?(found: Returns, server: ServerContext): Promise<Record<string, unknown>>;
}

export type ServerContext = Pick<RequestContext, "config" | "log">;

/** A verb that finds something in its transaction and makes its answer of that afterwards. */
export interface LongVerb<Context extends Transaction, Found, Returns> extends Verb<Context, Found> {
  conclude(found: Found, server: ServerContext): Promise<Returns & Record<string, unknown>>;
}

type Locked<Table extends LockableTable> = [Table] extends [never] ? unknown : { locked: LockableRows[Table] };

interface RunnableSpec<
  Schema extends z.ZodType,
  Fields extends ReturnedFields,
  Context extends Transaction,
  Table extends LockableTable,
  Found = Returned<Fields>,
> extends VerbSpec {
  locks?: Table;
  input?: Schema | ((now: Date) => Schema);
  returns: Fields;
  run(this: void, input: z.output<Schema>, tx: Context & Locked<Table>): Promise<Found>;
}

export const mutation = <
  Schema extends z.ZodType,
  const Fields extends ReturnedFields,
  Context extends Transaction = Transaction,
  Table extends LockableTable = never,
>(
  spec: RunnableSpec<Schema, Fields, Context, Table>,
): Verb<Context, Returned<Fields>> => verbOf(spec);

interface LongSpec<
  Schema extends z.ZodType,
  Fields extends ReturnedFields,
  Context extends Transaction,
  Found,
> extends RunnableSpec<Schema, Fields, Context, never, Found> {
  conclude(this: void, found: Found, server: ServerContext): Promise<Returned<Fields>>;
}

/** For work that takes a second or more: `conclude` holds no connection to the database. */
export function longMutation<
  Schema extends z.ZodType,
  const Fields extends ReturnedFields,
  Found,
  Context extends Transaction = Transaction,
>({ conclude, ...spec }: LongSpec<Schema, Fields, Context, Found>): LongVerb<Context, Found, Returned<Fields>> {
  return Object.assign(verbOf(spec), {
    conclude: (found: Found, server: ServerContext) => conclude(found, server).catch(unlessUnlisted(spec)),
  });
}

function verbOf<
  Schema extends z.ZodType,
  Fields extends ReturnedFields,
  Context extends Transaction,
  Table extends LockableTable,
  Found,
>({ run, ...spec }: RunnableSpec<Schema, Fields, Context, Table, Found>): Verb<Context, Found> {
  async function verb(sent: unknown, tx: Context) {
    if (spec.callers && !isAmong(spec.callers, tx.caller)) throw fail("permission-error");
    const schema = typeof spec.input === "function" ? spec.input(tx.now) : spec.input;
    try {
      // Without a schema there is no input, and without a table nothing that is locked.
      const input = (schema && parseInput(schema, sent)) as z.output<Schema>;
      const context = spec.locks ? { ...tx, locked: await lockRow(spec.locks, input, tx) } : tx;
      return await run(input, context as Context & Locked<Table>);
    } catch (error) {
      return unlessUnlisted(spec)(error);
    }
  }
  return Object.assign(verb, { spec });
}

const unlessUnlisted =
  (spec: VerbSpec) =>
  (error: unknown): never => {
    if (error instanceof BoresightError && !isListed(error.code, spec)) throw new UnlistedError(spec, error);
    throw error;
  };

const isListed = (code: ErrorCode, { errors }: VerbSpec): boolean =>
  errors.includes(code) || commonErrors.includes(code);

/** A verb threw a code that its description does not list: a bug, which fails tests. */
export class UnlistedError extends Error {
  override readonly name = "UnlistedError";
  override readonly cause: BoresightError;

  constructor({ summary }: VerbSpec, cause: BoresightError) {
    super(`A verb does not list the error ${cause.code}: ${summary}`);
    this.cause = cause;
  }
}
