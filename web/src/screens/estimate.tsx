import { useParams } from "@tanstack/react-router";
import { EstimateByLink } from "#features/billing/estimate-link/estimate-by-link.tsx";

/** An estimate by the link of its email: its token is the key, nobody signs in. */
export function EstimateLink() {
  const { token = "" }: { token?: string } = useParams({ strict: false });
  return <EstimateByLink key={token} token={token} />;
}
