import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isCustomerType, type Role } from "@boresight/domain/accounts/roles";
import { roleWords } from "#features/statuses/status-words.ts";
import { LoadError } from "#records/load-error.tsx";
import { statusIcon, statusTone } from "#records/status-look.ts";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { choicesOf, roadOf, useShopStatuses, type RoadStatus } from "./order-road.ts";

/** The life of an order as a line of statuses from top to bottom, with who moves it on, and those beside the line. */
export function OrderLife({ forRole }: { forRole: Role }) {
  const { statuses, error, refetch } = useShopStatuses();
  if (!statuses) return error ? <LoadError error={error} refetch={refetch} /> : <ListSkeleton rows={12} />;
  const road = roadOf(statuses);
  const beside = statuses.filter((status) => !road.includes(status));
  const forCustomer = isCustomerType(forRole);
  const nameOf = (status: RoadStatus) => (forCustomer ? status.customerLabel : status.statusName);

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box component="ol" aria-label={t("help.lifeIsDrawn")} sx={line}>
        {road.map((status, place) => {
          const after = road[place + 1];
          return (
            <Stop key={status.id} status={status} name={nameOf(status)}>
              {after && t("help.movedOnBy", { people: moversOf(status, { after, forCustomer }) })}
              {!forCustomer && <Others status={status} after={after} statuses={statuses} />}
            </Stop>
          );
        })}
      </Box>
      <Typography component="h4" variant="body2" sx={{ fontWeight: 600 }}>
        {t("help.besideTheRoad")}
      </Typography>
      <Box component="ul" sx={{ ...line, "&::before": { display: "none" } }}>
        {beside.map((status) => (
          <Stop key={status.id} status={status} name={nameOf(status)}>
            {!forCustomer && t("help.reachedFrom", { statuses: namesInto(status, statuses) })}
          </Stop>
        ))}
      </Box>
    </Box>
  );
}

interface StopProps {
  status: RoadStatus;
  name: string;
  children: React.ReactNode;
}

function Stop({ status, name, children }: StopProps) {
  const tone = statusTone(status);

  return (
    <Box component="li" sx={{ position: "relative", paddingInlineStart: 6, display: "grid", gap: 1 }}>
      <Box aria-hidden sx={{ ...dot, bgcolor: `tone.${tone}.solid` }} />
      <Box sx={{ minWidth: 0 }}>
        <ToneChip tone={tone} icon={statusIcon(status.icon)}>
          {name}
        </ToneChip>
      </Box>
      <Typography component="div" variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Box>
  );
}

interface OthersProps {
  status: RoadStatus;
  after: RoadStatus | undefined;
  statuses: readonly RoadStatus[];
}

/** Where else one may go from here. */
function Others({ status, after, statuses }: OthersProps) {
  const reached = new Set(choicesOf(status).map(({ toStatusId }) => toStatusId));
  const names = statuses.filter(({ id }) => reached.has(id) && id !== after?.id).map(({ statusName }) => statusName);
  return names.length > 0 && <div>{t("help.alsoTo", { statuses: names.join(", ") })}</div>;
}

const namesInto = (status: RoadStatus, statuses: readonly RoadStatus[]): string =>
  statuses
    .filter((from) => choicesOf(from).some(({ toStatusId }) => toStatusId === status.id))
    .map(({ statusName }) => statusName)
    .join(", ");

/** What the server does as soon as this is so, without anybody's hand. */
const automatic = ["estimateSent", "estimateApproved", "appointmentConfirmed", "invoiceIssued", "balanceZero"];

interface Movers {
  after: RoadStatus;
  forCustomer: boolean;
}

/** Customers see only whether it is their turn; they approve estimates. */
function moversOf(status: RoadStatus, { after, forCustomer }: Movers): string {
  const move = choicesOf(status).find(({ toStatusId }) => toStatusId === after.id);
  const [roles, guards] = [move?.roles ?? [], move?.guards ?? []];
  if (forCustomer)
    return roles.includes("customer") || guards.includes("estimateApproved") ? t("base.you") : t("help.theShop");
  const people = roles.map((role) => roleWords[role ?? ""] ?? "");
  const movesItself = guards.some((guard) => automatic.includes(guard ?? ""));
  return [...people, ...(movesItself ? [t("help.byItself")] : [])].join(", ");
}

const line = {
  position: "relative",
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: 3,
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 5,
    top: 12,
    bottom: 12,
    width: 2,
    bgcolor: "divider",
  },
};

const dot = {
  position: "absolute",
  insetInlineStart: 0,
  top: 6,
  width: 12,
  height: 12,
  borderRadius: "50%",
};
