import type { Statement, Rights } from "#platform/database/transaction.ts";
import type { KeptFigure } from "#modules/dashboards/keep-days.ts";
import type { FigureFilter, FigureSpan } from "./figure-span.ts";

type IsKey = (key: string) => boolean;

interface Times {
  median: number;
  p90: number;
  average: number;
}

/** What was counted in some of the days. */
export interface Slice {
  keys: (figure: KeptFigure) => string[];
  count: (figure: KeptFigure, isKey?: IsKey) => number;
  cents: (figure: KeptFigure, isKey?: IsKey) => number;
  /** In hours; without a key those of all keys together. Null when there are none. */
  times: (figure: KeptFigure, key?: string) => Times | null;
  /** Orders, each once however often it was counted; with a key only those of it. */
  orders: (figure: KeptFigure, key?: string) => number;
}

/** The days of the span as a whole, those before, and the span in steps. */
export interface Slices {
  now: Slice;
  before: Slice;
  steps: readonly Slice[];
}

interface Place {
  figure: KeptFigure;
  isRecent: boolean;
  /** Of the span in steps; null for the whole. */
  step: number | null;
}
type Counted = Place & { key: string; count: number; cents: number | null };
type Timed = Place & Times & { key: string | null };
type Ordered = Place & { key: string | null; orders: number };
interface Read {
  counted: readonly Counted[];
  timed: readonly Timed[];
  ordered: readonly Ordered[];
}

/** Counts these figures, in one statement. */
export async function readSlices(
  figures: readonly KeptFigure[],
  { span, filter }: { span: FigureSpan; filter: FigureFilter },
  caller: Rights,
): Promise<Slices> {
  const read = await caller.one<Read>(countedOf(figures, span, filter));
  const steps = Array.from({ length: Math.ceil(span.length / span.step) }, (_, step) => sliceOf(read, true, step));
  return { now: sliceOf(read, true, null), before: sliceOf(read, false, null), steps };
}

function sliceOf(read: Read, isRecent: boolean, step: number | null): Slice {
  const within = <Row extends Place>(rows: readonly Row[]) =>
    Map.groupBy(
      rows.filter((row) => row.isRecent === isRecent && row.step === step),
      ({ figure }) => figure,
    );
  const [counted, timed, ordered] = [within(read.counted), within(read.timed), within(read.ordered)];
  const sum = (figure: KeptFigure, isKey: IsKey, of: (row: Counted) => number) =>
    (counted.get(figure) ?? []).filter(({ key }) => isKey(key)).reduce((total, row) => total + of(row), 0);
  return {
    keys: (figure) => (counted.get(figure) ?? []).map(({ key }) => key),
    count: (figure, isKey = () => true) => sum(figure, isKey, ({ count }) => count),
    cents: (figure, isKey = () => true) => sum(figure, isKey, ({ cents }) => cents ?? 0),
    times: (figure, key) => timed.get(figure)?.find((row) => row.key === (key ?? null)) ?? null,
    orders: (figure, key) => ordered.get(figure)?.find((row) => row.key === (key ?? null))?.orders ?? 0,
  };
}

/** The first of the two spans is the one before; of it only the whole is asked for. */
function countedOf(figures: readonly KeptFigure[], span: FigureSpan, filter: FigureFilter): Statement {
  const place = `'figure', figure, 'isRecent', is_recent, 'step', step`;
  const wanted = "is_recent or step is null";
  return {
    text: `with counted as materialized (
        select figure, r.place > $5::integer as is_recent, case when r.place > $5::integer then (r.place - $5::integer - 1) / $6::integer end as step,
          r.key, r.count, r.cents, r.hours, r.order_ids
        from unnest($1::text[]) figure, lateral app_private.figures_of_days(figure, $2::date, $3::date, $4::boolean) r
        where ($7::uuid is null or r.facility_id = $7) and ($8::text is null or r.customer_kind = $8)),
      sums as (select figure, is_recent, step, key, sum(count)::integer as count, sum(cents)::float8 as cents
        from counted group by grouping sets ((figure, is_recent, key), (figure, is_recent, step, key)) having ${isAsked}),
      times as (select figure, is_recent, step, key, percentile_cont(0.5) within group (order by hour) as median,
          percentile_cont(0.9) within group (order by hour) as p90, avg(hour) as average
        from counted, unnest(hours) hour
        group by grouping sets ((figure, is_recent), (figure, is_recent, key), (figure, is_recent, step), (figure, is_recent, step, key))
        having ${isAsked}),
      orders as (select figure, is_recent, step, key, count(distinct id)::integer as orders from counted, unnest(order_ids) id
        where figure in ('invoiced', 'held')
        group by grouping sets ((figure, is_recent), (figure, is_recent, key), (figure, is_recent, step)) having ${isAsked})
      select
        coalesce((select json_agg(json_build_object(${place}, 'key', key, 'count', count, 'cents', cents)) from sums where ${wanted}), '[]') as counted,
        coalesce((select json_agg(json_build_object(${place}, 'key', key, 'median', median, 'p90', p90, 'average', average)) from times where ${wanted}), '[]') as timed,
        coalesce((select json_agg(json_build_object(${place}, 'key', key, 'orders', orders)) from orders where ${wanted}), '[]') as ordered`,
    values: [
      figures,
      span.before,
      span.to,
      span.to === span.today,
      span.length,
      span.step,
      filter.facility,
      filter.customerKind,
    ],
  };
}

/** The days before are no steps of the span: only their sums are given, as a whole. */
const isAsked = "grouping(step) = 1 or step is not null";
