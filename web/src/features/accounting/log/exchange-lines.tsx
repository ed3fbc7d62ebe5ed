import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { QboExchangeRowFragment } from "#graphql/graphql.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { ExchangeStatus } from "./exchange-status.tsx";

/** The calls that a job made, newest first. */
export function ExchangeLines({ exchanges }: { exchanges: readonly QboExchangeRowFragment[] }) {
  if (exchanges.length === 0) return null;

  return (
    <Box component="section" aria-label={t("accounting.calls")}>
      <Typography variant="h3" component="h3">
        {t("accounting.calls")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {exchanges.map(({ id, at, method, path, responseStatus, intuitTid }) => (
          <Box component="li" key={id} sx={{ display: "grid", gap: 1, py: 2, borderBottom: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
              <ExchangeStatus status={responseStatus} />
              <Typography variant="body2" color="textSecondary">
                <RelativeTime moment={at} />
              </Typography>
              {intuitTid && <CodeText code={intuitTid} label="intuit_tid" />}
            </Box>
            <Typography variant="code" component="bdi" dir="ltr" sx={{ overflowWrap: "anywhere" }}>
              {method} {path}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
