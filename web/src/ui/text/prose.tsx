import Typography from "@mui/material/Typography";
import { Fragment } from "react";

export interface Passage {
  heading: string;
  text: string;
}

/** A text to read: a title and sections under headings. */
export function Prose({ title, passages }: { title: string; passages: readonly Passage[] }) {
  return (
    <article>
      <Typography variant="h1" sx={{ fontSize: "1.5rem", mb: 6 }}>
        {title}
      </Typography>
      {passages.map(({ heading, text }) => (
        <Fragment key={heading}>
          <Typography variant="h2" sx={{ mt: 6, mb: 2 }}>
            {heading}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Fragment>
      ))}
    </article>
  );
}
