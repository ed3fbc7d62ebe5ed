import Box from "@mui/material/Box";
import { useState } from "react";

interface PersonAvatarProps {
  name: string;
  /** Their picture; without one their initials are shown. */
  url: string;
  size?: number;
}

/** A person's avatar; the name is shown beside it as text. */
export function PersonAvatar({ name, url, size = 32 }: PersonAvatarProps) {
  const [broken, setBroken] = useState("");
  const own = { width: size, height: size, fontSize: size > 40 ? "1.25rem" : "0.75rem" };

  return (
    <Box sx={{ ...looks, ...own }}>
      {url && url !== broken ? (
        <Box component="img" src={url} alt="" onError={() => setBroken(url)} sx={pictureLooks} />
      ) : (
        initialsOf(name)
      )}
    </Box>
  );
}

const looks = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  lineHeight: 1,
  borderRadius: "50%",
  overflow: "hidden",
  userSelect: "none",
  bgcolor: "tone.teal.soft",
  color: "tone.teal.text",
};

const pictureLooks = { width: 1, height: 1, objectFit: "cover", color: "transparent" };

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("")
    .toUpperCase();
