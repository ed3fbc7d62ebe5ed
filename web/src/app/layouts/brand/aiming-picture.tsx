import Box from "@mui/material/Box";

const rays = [-18, -9, 0, 9, 18];

/** A line drawing of a windscreen camera aimed at its target. */
export function AimingPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 440 200"
      aria-hidden
      sx={{ width: "100%", color: "ground.brand", fill: "none", stroke: "currentColor", strokeWidth: 1.5 }}
    >
      {rays.map((angle) => (
        <path
          key={angle}
          d="M96 100H352"
          transform={`rotate(${angle} 96 100)`}
          opacity={angle === 0 ? 0.9 : 0.25}
          strokeDasharray={angle === 0 ? undefined : "3 7"}
        />
      ))}
      <path d="M20 128c8-34 26-52 58-52h26l34 48v12H20z" strokeWidth="2" />
      <path d="M44 104c8-12 18-17 34-17h18l18 17z" opacity="0.6" />
      <circle cx="96" cy="100" r="6" fill="currentColor" stroke="none" />
      <g transform="translate(366 100)" strokeWidth="2">
        <circle r="44" />
        <circle r="26" opacity="0.6" />
        <circle r="6" fill="currentColor" stroke="none" />
        <path d="M0-58v24M0 58V34M-58 0h24M58 0H34" />
      </g>
    </Box>
  );
}
