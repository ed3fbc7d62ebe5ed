import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { useCallback, useEffect, useState } from "react";
import { openApiSchema, subjectsOf, type Subject } from "./open-api.ts";

interface Asked {
  subjects?: Subject[];
  problem?: string;
}

/** The auth service's own description, loaded once per visit and again by `retry`. */
export function useOpenApi(): Asked & { retry: () => void } {
  const [asked, setAsked] = useState<Asked>({});
  const ask = useCallback((signal?: AbortSignal) => {
    read(signal).then(
      (subjects) => setAsked({ subjects }),
      () => signal?.aborted || setAsked({ problem: clientErrorCatalogue.network.message }),
    );
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    ask(stop.signal);
    return () => stop.abort();
  }, [ask]);
  const retry = () => {
    setAsked({});
    ask();
  };

  return { ...asked, retry };
}

async function read(signal: AbortSignal | undefined): Promise<Subject[]> {
  const response = await fetch("/v1/auth/openapi.json", { ...(signal && { signal }) });
  return subjectsOf(openApiSchema.parse(await response.json()));
}
