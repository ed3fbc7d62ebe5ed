import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { VanRouteFieldsFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { oneDecimal } from "#ui/text/decimal.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { clockWords, dayWords } from "#ui/time/zone-times.ts";

type VanStop = VanRouteFieldsFragment["stops"][number];
type Pin = (stop: { id: string; version: number; isPinned: boolean }) => void;

interface VanRouteListProps {
  route: VanRouteFieldsFragment;
  timeZone: string;
  /** Null while a proposal is shown. */
  onPin: Pin | null;
}

/** A van's stops in order with the ways between them. */
export function VanRouteList({ route, timeZone, onPin }: VanRouteListProps) {
  const { bay, driver, stops, homeMinutes } = route;
  const name = bay?.name ?? "";

  return (
    <Box sx={{ mx: -5 }}>
      <Typography variant="h3" sx={{ px: 5, pt: 3 }}>
        <bdi>{[name, driver?.displayName ?? t("schedule.noDriver")].join(" · ")}</bdi>
      </Typography>
      <RowList label={t("schedule.routeOfVan", { name })}>
        {stops.map((stop) => (
          <StopRow key={stop.appointment?.id} {...{ stop, timeZone, onPin }} />
        ))}
        {stops.length > 0 && (
          <ListRow main={t("schedule.homeAgain")} second={t("schedule.driveOf", { minutes: homeMinutes })} />
        )}
      </RowList>
      {stops.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 2 }}>
          {t("schedule.nothingForThisVan")}
        </Typography>
      )}
    </Box>
  );
}

function StopRow({ stop, timeZone, onPin }: { stop: VanStop; timeZone: string; onPin: Pin | null }) {
  const { appointment, startsAt, driveMinutes, miles, version } = stop;
  if (!appointment) return null;
  const { id, isPinned, serviceOrder } = appointment;
  const customer = serviceOrder?.customer;
  const who = [customer && customerName(customer), serviceOrder?.internalOrderNumber].filter(Boolean).join(" · ");
  const way = t("schedule.driveOfMiles", { minutes: driveMinutes, miles: oneDecimal(miles) });
  const agreed = clockWords(timeZone, appointment.startsAt);
  const day = dayWords(timeZone, appointment.startsAt);
  const time = day === dayWords(timeZone, startsAt) ? agreed : `${day}, ${agreed}`;
  const asked = stop.mustAsk && t("schedule.askCustomerFor", { time });

  return (
    <ListRow
      stacked
      main={<bdi>{`${clockWords(timeZone, startsAt)} ${who}`}</bdi>}
      second={<bdi>{[way, asked, asked && customer?.phone].filter(Boolean).join(" · ")}</bdi>}
      end={
        <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>
          {stop.lateMinutes > 0 && (
            <ToneChip tone="red">{t("schedule.minutesLate", { minutes: stop.lateMinutes })}</ToneChip>
          )}
          {stop.isMoved && <ToneChip tone="amber">{t("schedule.movedStop")}</ToneChip>}
          {onPin ? (
            <Button
              size="small"
              variant="outlined"
              aria-pressed={isPinned}
              onClick={() => onPin({ id, version, isPinned: !isPinned })}
            >
              {isPinned ? t("schedule.unpin") : t("schedule.pin")}
            </Button>
          ) : (
            isPinned && <ToneChip tone="blue">{t("schedule.pinned")}</ToneChip>
          )}
        </Box>
      }
    />
  );
}
