import * as shape from "@boresight/domain/base/shape";
import { useEffect, useState } from "react";

const termsSchema = shape.object({
  text: shape.string(),
  version: shape.number(),
  changedAt: shape.nullable(shape.string()),
});
export type Terms = shape.Output<typeof termsSchema>;

/** The shop's own terms of service; null until they are read. Visitors read them too, without the data client. */
export function useTerms(): Terms | "unread" | null {
  const [terms, setTerms] = useState<Terms | "unread" | null>(null);
  useEffect(() => {
    fetch("/v1/functions/terms-of-service")
      .then((answer) => answer.json())
      .then((json) => setTerms(termsSchema.parse(json)))
      .catch(() => setTerms("unread"));
  }, []);

  return terms;
}
