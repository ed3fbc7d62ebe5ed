import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

interface ViewerButtonProps extends Omit<IconButtonProps, "aria-label" | "children"> {
  label: string;
  icon: SvgIconComponent;
}

export function ViewerButton({ label, icon: Icon, ...button }: ViewerButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} {...button}>
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
