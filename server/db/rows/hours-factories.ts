import { randomUUID } from "node:crypto";

interface Row {
  id: string;
  [column: string]: unknown;
}

export const buildWorkEntry = (values: {
  user_id: string | null;
  facility_id: string;
  [column: string]: unknown;
}): Row => ({
  id: randomUUID(),
  kind: "work",
  started_at: "2026-05-05T15:00:00Z",
  ended_at: "2026-05-05T16:30:00Z",
  ...values,
});
