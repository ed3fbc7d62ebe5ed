/** What locations charge as tax, from their rates over time. */

export interface TaxRate {
  id: string;
  name: string;
  /** In thousandths of a percent. */
  rate: number;
  validFrom: string;
}

/** One tax of a location: what it charges today, and what comes next. */
export interface TaxComponent {
  name: string;
  /** In force today; null for one that is still to come. */
  current: TaxRate | null;
  /** What follows, the earliest first. A rate of 0 ends it. */
  coming: readonly TaxRate[];
}

/** The taxes of one location by name: those charged on that day, and those still to come. */
export function componentsOf(rates: readonly TaxRate[], today: string): TaxComponent[] {
  const names = [...new Set(rates.map(({ name }) => name))].toSorted();
  return names
    .map((name) => {
      const dated = rates.filter((rate) => rate.name === name).toSorted(byDay);
      const current = dated.findLast(({ validFrom }) => validFrom <= today) ?? null;
      const coming = dated.filter(({ validFrom }) => validFrom > today);
      return { name, current: current?.rate === 0 ? null : current, coming };
    })
    .filter(({ current, coming }) => current !== null || coming.some(({ rate }) => rate > 0));
}

const byDay = (one: TaxRate, other: TaxRate): number => one.validFrom.localeCompare(other.validFrom);

/** What all of them come to together, in thousandths of a percent: none is charged on another. */
export const combinedRate = (components: readonly TaxComponent[]): number =>
  components.reduce((sum, { current }) => sum + (current?.rate ?? 0), 0);
