/** What the papers of an intake say together. */
import { detailNames, noDetails, type DetailName } from "#features/intake/intake-values.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { RepairOrderDetailShownFragment } from "#graphql/graphql.ts";

const RepairOrderDetailShown = graphql(`
  fragment RepairOrderDetailShown on RepairOrderDetail {
    value
    line
    page
    confidence
    picture
  }
`);

type Detail = RepairOrderDetailShownFragment;
type MaskedDetail = FragmentType<typeof RepairOrderDetailShown>;

interface Proposal {
  operation: string;
  name: string;
  line: string;
  page: number;
}

interface Fitted {
  system: string;
  isFitted: boolean;
  line: string;
}

interface Reading extends Readonly<Record<DetailName, MaskedDetail | null>> {
  state: string;
  proposals: readonly Proposal[];
  fittedSystems: readonly Fitted[];
  unsureVins: readonly MaskedDetail[];
}

/** A value with its place. */
export interface ShownDetail extends Detail {
  name: DetailName;
}

/** Of several papers the surest says a value. VINs that differ are a question. */
export function saidTogether(readings: readonly (Reading | null)[]) {
  const read = readings.filter((reading) => reading?.state === "read").filter((reading) => reading !== null);
  const all = (name: DetailName): Detail[] =>
    read.flatMap((reading) => readFragment(RepairOrderDetailShown, reading[name]) ?? []);
  const vins = distinct(all("vinNumber"));
  const unsure = read.flatMap(({ unsureVins }) => readFragment(RepairOrderDetailShown, unsureVins));
  const shown = detailNames.flatMap((name): ShownDetail[] => {
    const [first] = all(name).toSorted((one, other) => other.confidence - one.confidence);
    return first && (name !== "vinNumber" || vins.length === 1) ? [{ ...first, name }] : [];
  });
  return {
    details: { ...noDetails, ...Object.fromEntries(shown.map(({ name, value }) => [name, value])) },
    shown,
    /** To be chosen from by a person. */
    unsureVins: vins.length === 1 ? [] : distinct([...vins, ...unsure]),
    proposals: [...new Map(read.flatMap(({ proposals }) => proposals).map((one) => [one.operation, one])).values()],
    fittedSystems: agreed(read.flatMap(({ fittedSystems }) => fittedSystems)),
  };
}

const distinct = (details: readonly Detail[]): Detail[] => [
  ...new Map(details.toReversed().map((detail) => [detail.value, detail])).values(),
];

/** Where papers contradict one another nothing is said. */
const agreed = (fitted: readonly Fitted[]): Fitted[] =>
  [...Map.groupBy(fitted, ({ system }) => system).values()].flatMap(([first, ...others]) =>
    first && others.every(({ isFitted }) => isFitted === first.isFitted) ? first : [],
  );
