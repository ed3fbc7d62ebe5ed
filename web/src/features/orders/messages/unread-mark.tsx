import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useUnreadOrders } from "./use-unread-orders.ts";

/** How many messages wait to be read, at the end of a menu entry. */
export function UnreadMark() {
  const count = useUnreadOrders().reduce((sum, { unreadMessages }) => sum + unreadMessages, 0);
  if (count === 0) return null;

  return (
    <Box component="span" sx={looks}>
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <VisuallyHidden>{t("orders.unreadMessages", { count })}</VisuallyHidden>
    </Box>
  );
}

const looks = {
  marginInlineStart: "auto",
  minWidth: 20,
  px: 1.5,
  borderRadius: "10px",
  bgcolor: "primary.main",
  color: "primary.contrastText",
  fontSize: "0.75rem",
  lineHeight: "20px",
  textAlign: "center",
};
