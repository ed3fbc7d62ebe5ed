/** What is asked of a tax of a location: a new one, another rate of it from a day on, or its end. */
export interface TaxQuestion {
  place: { id: string; facilityName: string };
  kind: "add" | "change" | "end";
  /** Empty for a new one. */
  name: string;
  today: string;
}
