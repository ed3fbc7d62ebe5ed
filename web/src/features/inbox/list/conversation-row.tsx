import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { ChannelIcon } from "../channel-icon.tsx";
import { nameOfOtherEnd } from "../other-end.ts";

const ConversationRowFields = graphql(`
  fragment ConversationRow on Conversation {
    ...ConversationFields
    serviceOrder {
      id
      internalOrderNumber
      vehicle {
        id
        vehicleDescription
      }
    }
  }
`);

interface ConversationRowProps {
  conversation: FragmentType<typeof ConversationRowFields>;
  isCurrent: boolean;
}

/** Who wrote, about what and when, and the last words. */
export function ConversationRow({ conversation, isCurrent }: ConversationRowProps) {
  const row = readFragment(ConversationRowFields, conversation);
  const { search } = useAddress();
  const { id, channel, isUnread, lastSaidAt, lastWords, lastFromOutside, assignedTo } = row;
  const words = lastWords || row.subject;

  return (
    <li>
      <ButtonBase
        component={RouteLink}
        to="/inbox"
        search={{ ...search, conversation: id }}
        aria-current={isCurrent ? "true" : undefined}
        sx={{ ...looks, ...(isCurrent && { bgcolor: "action.selected" }) }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 2, width: "100%" }}>
          <ChannelIcon channel={channel} />
          <Typography noWrap sx={{ flexGrow: 1, fontWeight: isUnread ? 600 : 500 }}>
            <bdi>{nameOfOtherEnd(row)}</bdi>
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary" sx={{ flexShrink: 0 }}>
            <RelativeTime moment={lastSaidAt} />
          </Typography>
          {isUnread && <UnreadDot />}
        </Box>
        <Typography component="div" variant="caption" color="textSecondary" noWrap sx={{ width: "100%" }}>
          {aboutOf(row).map((fact, at) => (
            <span key={fact}>
              {at > 0 && " · "}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </Typography>
        <Typography variant="body2" noWrap dir="auto" sx={{ width: "100%", fontWeight: isUnread ? 500 : 400 }}>
          {lastFromOutside ? words : t("inbox.youWrote", { words })}
        </Typography>
        {assignedTo && (
          <Typography component="div" variant="caption" color="textSecondary" noWrap>
            {t("inbox.assignedTo")} <bdi>{assignedTo.displayName}</bdi>
          </Typography>
        )}
      </ButtonBase>
    </li>
  );
}

function aboutOf({ serviceOrder, customer, subject, ...row }: Parameters<typeof nameOfOtherEnd>[0] & About): string[] {
  if (!serviceOrder) return [subject || t("inbox.notPlaced")];
  const company = customer && customer.companyName !== nameOfOtherEnd({ customer, ...row }) && customer.companyName;
  return [company, serviceOrder.internalOrderNumber, serviceOrder.vehicle?.vehicleDescription].flatMap(
    (fact) => fact || [],
  );
}

interface About {
  subject: string;
  serviceOrder: { internalOrderNumber: string; vehicle: { vehicleDescription: string | null } | null } | null;
}

const UnreadDot = () => (
  <>
    <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: "50%", bgcolor: "primary.main", flexShrink: 0 }} />
    <VisuallyHidden>{t("inbox.unread")}</VisuallyHidden>
  </>
);

const looks = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  width: "100%",
  px: 2.5,
  py: 2,
  borderRadius: 1.5,
  borderBottom: 1,
  borderColor: "divider",
  textAlign: "start",
  "&:hover": { bgcolor: "action.hover" },
};
