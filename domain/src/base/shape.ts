/**
 * Reads values from outside whose shape is known: what the first screens need of a schema library, in a fiftieth of its
 * size. It says whether a value fits, not why not: what people type is checked by the schemas.
 */

const misfit = Symbol("misfit");

type Read<Value> = (value: unknown) => Value | typeof misfit;

export type Reading<Value> = { success: true; data: Value } | { success: false; data?: undefined };

export interface Shape<Value> {
  read: Read<Value>;
  safeParse: (value: unknown) => Reading<Value>;
  /** Throws a TypeError when the value does not fit. */
  parse: (value: unknown) => Value;
}

/** The type of the values that fit. */
export type Output<Of extends Shape<unknown>> = Of extends Shape<infer Value> ? Value : never;

function shape<Value>(read: Read<Value>): Shape<Value> {
  return {
    read,
    safeParse(value) {
      const data = read(value);
      return data === misfit ? { success: false } : { success: true, data };
    },
    parse(value) {
      const data = read(value);
      if (data === misfit) throw new TypeError("The value has another shape than expected");
      return data;
    },
  };
}

const when = <Value>(fits: (value: unknown) => value is Value): Shape<Value> =>
  shape((value) => (fits(value) ? value : misfit));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const unknown = (): Shape<unknown> => shape((value) => value);
export const string = (): Shape<string> => when((value) => typeof value === "string");
export const number = (): Shape<number> => when((value): value is number => Number.isFinite(value));
export const boolean = (): Shape<boolean> => when((value) => typeof value === "boolean");

export const literal = <Value extends string | number>(only: Value): Shape<Value> =>
  when((value): value is Value => value === only);

export const oneOf = <Value extends string>(values: readonly Value[]): Shape<Value> =>
  when((value): value is Value => values.some((one) => one === value));

export const optional = <Value>({ read }: Shape<Value>): Shape<Value | undefined> =>
  shape((value) => (value === undefined ? undefined : read(value)));

export const nullable = <Value>({ read }: Shape<Value>): Shape<Value | null> =>
  shape((value) => (value === null ? null : read(value)));

export const nullish = <Value>(inner: Shape<Value>): Shape<Value | null | undefined> => optional(nullable(inner));

export const array = <Value>({ read }: Shape<Value>): Shape<Value[]> =>
  shape((value) => {
    if (!Array.isArray(value)) return misfit;
    const values: Value[] = [];
    for (const each of value) {
      const found = read(each);
      if (found === misfit) return misfit;
      values.push(found);
    }
    return values;
  });

/** The first of a list; the others may have any shape. */
export const first = <Value>({ read }: Shape<Value>): Shape<Value> =>
  shape((value) => (Array.isArray(value) ? read(value[0]) : misfit));

export const record = <Value>({ read }: Shape<Value>): Shape<Record<string, Value>> =>
  shape((value) => {
    if (!isRecord(value)) return misfit;
    const values: Record<string, Value> = {};
    for (const [key, each] of Object.entries(value)) {
      const found = read(each);
      if (found === misfit) return misfit;
      values[key] = found;
    }
    return values;
  });

type Fields = Readonly<Record<string, Shape<unknown>>>;

type OptionalKeys<Of extends Fields> = {
  [Key in keyof Of]: undefined extends Output<Of[Key]> ? (unknown extends Output<Of[Key]> ? never : Key) : never;
}[keyof Of];

type ObjectOf<Of extends Fields> = Flat<
  { -readonly [Key in Exclude<keyof Of, OptionalKeys<Of>>]: Output<Of[Key]> } & {
    -readonly [Key in OptionalKeys<Of>]?: Output<Of[Key]>;
  }
>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The fields that are named; others are left out. A field of unknown shape may be missing. */
export const object = <Of extends Fields>(fields: Of): Shape<ObjectOf<Of>> => objectOf(fields, () => ({}));

/** The fields that are named, and all others as they are. */
export const looseObject = <Of extends Fields>(fields: Of): Shape<ObjectOf<Of> & Record<string, unknown>> =>
  objectOf(fields, (value) => ({ ...value }));

function objectOf<Value>(fields: Fields, start: (value: object) => Record<string, unknown>): Shape<Value> {
  return shape((value) => {
    if (!isRecord(value)) return misfit;
    const values = start(value);
    for (const [key, { read }] of Object.entries(fields)) {
      const found = read(value[key]);
      if (found === misfit) return misfit;
      if (found !== undefined || key in value) values[key] = found;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has been read by its own shape
    return values as Value;
  });
}

/** The first that fits. */
export const union = <Of extends readonly Shape<unknown>[]>(shapes: Of): Shape<Output<Of[number]>> =>
  shape((value) => {
    for (const { read } of shapes) {
      const found = read(value);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was read by one of the shapes
      if (found !== misfit) return found as Output<Of[number]>;
    }
    return misfit;
  });

/** What fits, changed. */
export const mapped = <From, To>({ read }: Shape<From>, change: (value: From) => To): Shape<To> =>
  shape((value) => {
    const found = read(value);
    return found === misfit ? misfit : change(found);
  });

/** Null for no text, and for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
