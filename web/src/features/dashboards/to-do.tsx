import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import ApprovalOutlined from "~icons/ic/outline-approval";
import EventAvailableOutlined from "~icons/ic/outline-event-available";
import CampaignOutlined from "~icons/ic/outline-campaign";
import HelpOutline from "~icons/ic/outline-help-outline";
import InboxOutlined from "~icons/ic/outline-inbox";
import KeyOutlined from "~icons/ic/outline-key";
import PauseCircleOutlined from "~icons/ic/outline-pause-circle";
import ReceiptLongOutlined from "~icons/ic/outline-receipt-long";
import SmsOutlined from "~icons/ic/outline-sms";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";

const ToDoFields = graphql(`
  fragment ToDo on AdminDashboard {
    appointmentRequests
    alertsToHandle
    statuses {
      key
      category
      count
      late
    }
  }
`);

interface Errand {
  /** The key of its status; holds are all statuses of their category. */
  statusKey: string;
  label: string;
  icon: SvgIconComponent;
  search: Record<string, string>;
}

/** The office's tasks, in the order of an order's life cycle. */
const errands: readonly Errand[] = [
  { statusKey: "new", label: t("dashboards.newRequestsToReview"), icon: InboxOutlined, search: { view: "new" } },
  { statusKey: "info", label: t("dashboards.answersToChase"), icon: HelpOutline, search: { status: "info" } },
  {
    statusKey: "approval",
    label: t("dashboards.approvalsToChase"),
    icon: ApprovalOutlined,
    search: { view: "approval" },
  },
  { statusKey: "hold", label: t("dashboards.onHoldToUnblock"), icon: PauseCircleOutlined, search: { view: "hold" } },
  { statusKey: "readyOut", label: t("dashboards.readyForPickup"), icon: KeyOutlined, search: { view: "out" } },
  {
    statusKey: "released",
    label: t("dashboards.releasedToInvoice"),
    icon: ReceiptLongOutlined,
    search: { status: "released" },
  },
];

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

interface ToDoProps {
  dashboard: FragmentType<typeof ToDoFields> | null | undefined;
  /** The orders with messages that nobody has read, the latest first. */
  unread: readonly { id: string; unreadMessages: number }[];
  /** Whether there are any now. */
  hasAlerts: boolean;
  onOpenAlerts: () => void;
}

/** The office's worklist: each line links to its orders. */
export function ToDo({ dashboard, unread, hasAlerts, onOpenAlerts }: ToDoProps) {
  const [latest] = unread;
  const { statuses = [], appointmentRequests = 0, alertsToHandle = null } = readFragment(ToDoFields, dashboard) ?? {};

  return (
    <SectionCard title={t("dashboards.toDo")} flush>
      <RowList label={t("dashboards.toDo")}>
        {hasAlerts && alertsToHandle !== null && alertsToHandle > 0 && (
          <ListRow
            start={<ErrandIcon icon={CampaignOutlined} />}
            main={t("dashboards.alertsToHandle")}
            end={<Count count={alertsToHandle} late={0} />}
            onClick={onOpenAlerts}
          />
        )}
        {latest && (
          <ListRow
            start={<ErrandIcon icon={SmsOutlined} />}
            main={t("dashboards.messagesToRead")}
            end={<Count count={sum(unread.map(({ unreadMessages }) => unreadMessages))} late={0} />}
            link={{ to: `/service-orders/${latest.id}`, search: { tab: "messages" } }}
          />
        )}
        {appointmentRequests > 0 && (
          <ListRow
            start={<ErrandIcon icon={EventAvailableOutlined} />}
            main={t("base.appointmentsToConfirm")}
            end={<Count count={appointmentRequests} late={0} />}
            link={{ to: "/appointment-scheduling", search: { tab: "schedule" } }}
          />
        )}
        {errands.map(({ statusKey, label, icon, search }) => {
          const counted = statuses.filter(({ key, category }) => (statusKey === "hold" ? category : key) === statusKey);
          const [count, late] = [sum(counted.map((one) => one.count)), sum(counted.map((one) => one.late))];
          const link = { to: "/service-orders", search };
          return (
            <ListRow
              key={statusKey}
              start={<ErrandIcon icon={icon} />}
              main={label}
              end={<Count count={count} late={late} />}
              link={link}
            />
          );
        })}
      </RowList>
    </SectionCard>
  );
}

const ErrandIcon = ({ icon: Icon }: { icon: SvgIconComponent }) => (
  <Icon aria-hidden fontSize="small" sx={{ color: "text.secondary" }} />
);

function Count({ count, late }: { count: number; late: number }) {
  return (
    <Box component="span" sx={{ display: "flex", alignItems: "baseline", gap: 2, flexShrink: 0 }}>
      {late > 0 && (
        <Box component="bdi" sx={{ color: "error.main", fontSize: "0.75rem", fontWeight: 500 }}>
          {t("dashboards.lateLate", { late })}
        </Box>
      )}
      <Box
        component="span"
        sx={{
          minWidth: 24,
          textAlign: "end",
          fontWeight: 600,
          fontFeatureSettings: '"tnum"',
          color: count > 0 ? "text.primary" : "text.secondary",
        }}
      >
        {count}
      </Box>
    </Box>
  );
}
