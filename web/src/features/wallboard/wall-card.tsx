import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { holdReasons } from "@boresight/domain/orders/reasons";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { builtInName } from "#data/built-in-names.ts";
import { expectedWords } from "#records/arrival-words.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { levelOf, ServiceLevelMark, toneOf } from "./service-level-mark.tsx";
import { wallSizes } from "./wall-sizes.ts";
import type { Card as Order } from "./wallboard.fragment.ts";

interface WallCardProps {
  order: Order;
  timeZone: string | undefined;
  /** A kiosk link has no rights to open orders. */
  isOpenable: boolean;
}

const holdWords: Readonly<Record<string, string>> = holdReasons;

export function WallCard({ order, timeZone, isOpenable }: WallCardProps) {
  const now = useNow();
  const hold = order.category === "hold" && order.holdReasonKey && (holdWords[order.holdReasonKey] ?? t("base.onHold"));
  const place = [order.bay, order.technician].filter(Boolean).join(" · ");
  const road = roadWords(order, timeZone);

  return (
    <Card
      component="li"
      sx={{
        p: 3,
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)", // Long words wrap within the card.
        gap: 1,
        flexShrink: 0,
        position: "relative",
        "&::before": {
          content: '""',
          position: "absolute",
          insetBlock: 0,
          insetInlineStart: 0,
          width: 6,
          bgcolor: `tone.${toneOf(levelOf(order, now))}.solid`,
        },
      }}
    >
      <Typography sx={{ fontSize: wallSizes.main, fontWeight: 600, lineHeight: 1.25, overflowWrap: "anywhere" }}>
        {isOpenable ? (
          <Link component={RouteLink} to={`/service-orders/${order.orderId}`} color="inherit" underline="hover">
            <bdi>{order.vehicle}</bdi>
          </Link>
        ) : (
          <bdi>{order.vehicle}</bdi>
        )}
      </Typography>
      {order.customer && <Line>{order.customer}</Line>}
      {order.vinEnd && <Line>{t("wallboard.vinVinend", { end: order.vinEnd })}</Line>}
      <Line>{import.meta.env.VITE_I18N ? builtInName(order.statusName) : order.statusName}</Line>
      {hold && <Line isStrong>{hold}</Line>}
      {road && <Line isStrong>{road}</Line>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}>
        <ServiceLevelMark card={order} now={now} timeZone={timeZone} />
        {place && <Line isStrong>{place}</Line>}
      </Box>
      {order.promisedAt && (
        <Line>{t("wallboard.promisedPromised", { promised: promised(order.promisedAt, timeZone) })}</Line>
      )}
    </Card>
  );
}

/** `On the way · Expected 10:40 AM, 25 min late`; empty where everybody comes as agreed. */
const roadWords = ({ startsAt, isOnTheWay, expectedArrival }: Order, timeZone: string | undefined): string =>
  [isOnTheWay && t("orders.onTheWay"), startsAt && expectedWords({ startsAt, expectedArrival, timeZone })]
    .filter(Boolean)
    .join(" · ");

/** In the facility's time zone, like the clock beside it: `Mon, May 4, 2:00 PM`. */
const promised = (moment: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(localeTag(), { timeZone, ...dayAndTime }).format(new Date(moment));

const dayAndTime = { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

function Line({ isStrong = false, children }: { isStrong?: boolean; children: string }) {
  return (
    <Typography
      component="span"
      color={isStrong ? "textPrimary" : "textSecondary"}
      sx={{ fontSize: wallSizes.second, fontWeight: isStrong ? 600 : 400, lineHeight: 1.3, overflowWrap: "anywhere" }}
    >
      <bdi>{children}</bdi>
    </Typography>
  );
}
