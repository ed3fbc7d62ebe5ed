/** A line of a list with its actions at the end, which wrap where there is no room. */
export const lineLooks = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  py: 3,
  "& + &": { borderTop: 1, borderColor: "divider" },
};
