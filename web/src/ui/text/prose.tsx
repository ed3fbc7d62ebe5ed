import Typography from "@mui/material/Typography";
import { Fragment, type ReactNode } from "react";

export interface Passage {
  heading: string;
  text: string;
}

interface ProseProps {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  passages: readonly Passage[];
}

/** A text to read: a title and sections under headings. */
export function Prose({ title, lead, passages }: ProseProps) {
  return (
    <article>
      <Typography variant="h1" sx={{ fontSize: "1.5rem", mb: 6 }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" color="textSecondary">
          {lead}
        </Typography>
      )}
      {passages.map(({ heading, text }) => (
        <Fragment key={heading}>
          {heading && (
            <Typography variant="h2" sx={{ mt: 6, mb: 2 }}>
              {heading}
            </Typography>
          )}
          <Typography color="textSecondary" dir="auto" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {text}
          </Typography>
        </Fragment>
      ))}
    </article>
  );
}
