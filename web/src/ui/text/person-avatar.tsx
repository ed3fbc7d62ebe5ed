import Avatar from "@mui/material/Avatar";

interface PersonAvatarProps {
  name: string;
  /** Their picture; without one their initials are shown. */
  url: string;
  size?: number;
}

/** A person's avatar; the name is shown beside it as text. */
export function PersonAvatar({ name, url, size = 32 }: PersonAvatarProps) {
  const looks = { width: size, height: size, fontSize: size > 40 ? "1.25rem" : "0.75rem" };

  return (
    <Avatar src={url} alt="" sx={{ ...looks, bgcolor: "tone.teal.soft", color: "tone.teal.text" }}>
      {initialsOf(name)}
    </Avatar>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("")
    .toUpperCase();
