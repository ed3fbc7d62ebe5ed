import type { EstimateLine } from "#intake/reading/estimate-document.ts";

/** A line of an estimate that says nothing but this. */
export const estimateLine = (description: string, change: Partial<EstimateLine> = {}): EstimateLine => ({
  page: 1,
  box: null,
  number: 1,
  section: null,
  operation: null,
  side: null,
  description,
  partNumber: null,
  quantity: 1,
  priceCents: null,
  laborHours: null,
  paintHours: null,
  note: null,
  supplement: null,
  isDeleted: false,
  quote: description,
  confidence: 1,
  ...change,
});
