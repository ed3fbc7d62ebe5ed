import { localeTag } from "@boresight/domain/texts/language";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { alignStart } from "#ui/theme/align-start.ts";
import { MoneyText } from "#ui/form/money-text.tsx";

interface LinkedLineProps {
  /** In thousandths and cents. */
  line: { description: string; quantity: number; unitPrice: number; totalPrice: number };
  /** What can be done with it. */
  children?: ReactNode;
}

const quantities = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 3 });

/** A line of a document on a narrow page. */
export function LinkedLine({ line: { description, quantity, unitPrice, totalPrice }, children }: LinkedLineProps) {
  return (
    <Box
      component="li"
      sx={{ display: "flex", gap: 4, py: 2, borderBottom: 1, borderColor: "divider", alignItems: "flex-start" }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography dir="auto" sx={{ ...alignStart, overflowWrap: "anywhere" }}>
          {description}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          <bdi dir="ltr">
            {quantities.format(quantity / 1000)} × <MoneyText cents={unitPrice} />
          </bdi>
        </Typography>
        {children}
      </Box>
      <MoneyText cents={totalPrice} />
    </Box>
  );
}
