import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { RouteLink } from "#ui/layout/route-link.tsx";

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  /** What the figure is compared with, in words; a figure that never has any takes less room. */
  detail?: ReactNode;
  /** The list behind the figure, and its filters. */
  to?: string;
  search?: Readonly<Record<string, string>>;
  alarming?: boolean;
  /** How it went, below everything else. */
  course?: ReactNode;
}

/** One figure with its label and comparison; a click leads to the list behind it. */
export function StatCard({ label, value, detail, to, search = {}, alarming = false, course }: StatCardProps) {
  const content = (
    <>
      <Typography variant="body2" color="textSecondary" component="h3">
        {label}
      </Typography>
      <Typography
        variant="h4"
        component="p"
        color={alarming ? "error" : "textPrimary"}
        sx={{ minHeight: 36, fontSize: { xs: "1.125rem", sm: "1.5rem" } }}
      >
        {value}
      </Typography>
      {detail !== undefined && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ minHeight: 17, mt: 0.5 }}>
          {detail}
        </Typography>
      )}
      {course && <div className="course">{course}</div>}
    </>
  );
  const minHeight = detail === undefined ? undefined : 112;
  const looks = {
    display: "block",
    p: 4,
    color: "inherit",
    textDecoration: "none",
    height: "100%",
    minHeight,
    "& .course": { mt: 2 },
  };
  if (!to) return <Card sx={looks}>{content}</Card>;

  return (
    <Card
      component={RouteLink}
      to={to}
      search={search}
      sx={{ ...looks, transition: "border-color 120ms", "&:hover": { borderColor: "primary.main" } }}
    >
      {content}
    </Card>
  );
}
