import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Link from "@mui/material/Link";
import EventBusyOutlined from "@mui/icons-material/EventBusyOutlined";
import EventRepeatOutlined from "@mui/icons-material/EventRepeatOutlined";
import LoginOutlined from "@mui/icons-material/LoginOutlined";
import LocalShippingOutlined from "@mui/icons-material/LocalShippingOutlined";
import PersonOffOutlined from "@mui/icons-material/PersonOffOutlined";
import ThumbUpOutlined from "@mui/icons-material/ThumbUpOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import type { VisitPartsFragment } from "#graphql/graphql.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Problem } from "#data/problem.ts";
import { useVisitVerbs } from "./use-visit-verbs.ts";
import { kindWords, lookOf, nameOf } from "./visit-words.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";

interface VisitSheetProps {
  visit: VisitPartsFragment | null;
  timeZone: string;
  onMove: (visit: VisitPartsFragment) => void;
  /** The vehicle is here, and its VIN is not confirmed yet. */
  onArrive: (visit: VisitPartsFragment) => void;
  onTrouble: (visit: VisitPartsFragment) => void;
  onCancel: (visit: VisitPartsFragment) => void;
  onClose: () => void;
}

/** One appointment: what it is for, and what can be done with it. */
export function VisitSheet({ visit, ...rest }: VisitSheetProps) {
  return (
    <Sheet title="Appointment" open={visit !== null} onClose={rest.onClose}>
      {visit && <VisitDetail visit={visit} {...rest} />}
    </Sheet>
  );
}

function VisitDetail({ visit, timeZone, ...rest }: VisitSheetProps & { visit: VisitPartsFragment }) {
  const actions = useVisitActions(visit, rest);

  return (
    <Box sx={{ overflowY: "auto" }}>
      <Box sx={{ px: 6, pb: 5 }}>
        <DetailsList details={detailsOf(visit, timeZone)} />
      </Box>
      <Divider />
      <Box sx={{ py: 2 }}>
        <RowList label="What you can do">
          {actions.map(({ label, icon: Icon, run }) => (
            <ListRow key={label} main={label} start={<Icon fontSize="small" color="action" />} onClick={run} />
          ))}
        </RowList>
      </Box>
    </Box>
  );
}

function detailsOf(visit: VisitPartsFragment, timeZone: string) {
  const { serviceOrder: order, startsAt, endsAt } = visit;
  const look = lookOf(visit.status);
  return [
    { label: "State", value: <ToneChip tone={look.tone}>{look.words}</ToneChip> },
    {
      label: "When",
      value: `${dayWords(timeZone, startsAt)}, ${timeWithZone(timeZone, startsAt)} – ${timeWithZone(timeZone, endsAt)}`,
    },
    {
      label: "Order",
      value: order && (
        <Link component={RouteLink} to={`/service-orders/${order.id}`}>
          <bdi>{order.internalOrderNumber}</bdi>
        </Link>
      ),
    },
    { label: "Vehicle", value: order?.vehicle?.vehicleDescription },
    { label: "Customer", value: order?.customer && nameOf(order.customer) },
    { label: "Order is", value: order?.status?.statusName },
    { label: "Kind", value: kindWords[visit.kind] },
    { label: "Bay", value: visit.bay?.name },
    { label: "Technician", value: visit.technician?.displayName ?? "Not assigned" },
    { label: "Overbooked", value: visit.isOverbooked && visit.overbookReason },
    { label: "Note", value: visit.customerNote },
  ];
}

interface VisitAction {
  label: string;
  icon: SvgIconComponent;
  run: () => void;
}

type VisitWork = (seen: { id: string; version: number }) => Promise<Problem | null>;

function useVisitActions(
  visit: VisitPartsFragment,
  { onMove, onArrive, onTrouble, onCancel, onClose }: Omit<VisitSheetProps, "timeZone" | "visit">,
): VisitAction[] {
  const verbs = useVisitVerbs();
  const showMessage = useMessage();
  const { id, version, status, kind, serviceOrder: order } = visit;
  const attempt = async (work: VisitWork) => {
    const problem = await work({ id, version });
    if (!problem) return onClose();
    showMessage(problem.message, { color: "error" });
  };
  const run = (work: VisitWork) => () => void attempt(work);
  const move = { label: "Move to another time", icon: EventRepeatOutlined, run: () => onMove(visit) };
  const cancel = { label: "Cancel the appointment", icon: EventBusyOutlined, run: () => onCancel(visit) };
  const trouble = {
    label: `Report trouble with the ${kind}`,
    icon: LocalShippingOutlined,
    run: () => onTrouble(visit),
  };
  const more = order && (kind === "pickup" || kind === "tow") ? [trouble] : [];
  if (status === "requested")
    return [{ label: "Confirm", icon: ThumbUpOutlined, run: run(verbs.confirm) }, move, ...more, cancel];
  if (status !== "confirmed") return [];

  return [
    { label: "Check in", icon: LoginOutlined, run: order?.vinConfirmedAt ? run(verbs.checkIn) : () => onArrive(visit) },
    move,
    ...more,
    { label: "Mark as no-show", icon: PersonOffOutlined, run: run(verbs.miss) },
    cancel,
  ];
}
