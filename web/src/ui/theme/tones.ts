/** One hue for each kind of thing that is distinguished by color; each always has a word and an icon beside it. */
export const toneNames = ["violet", "blue", "teal", "amber", "magenta", "green", "olive", "grey", "red"] as const;
export type Tone = (typeof toneNames)[number];

export interface ToneShades {
  /** For words and icons, on a card or on `soft`. */
  text: string;
  /** The background behind them. */
  soft: string;
  /** For bars and lines of charts. */
  solid: string;
}

export const tones: Record<"light" | "dark", Record<Tone, ToneShades>> = {
  light: {
    violet: { text: "#5A45B8", soft: "#EFECFB", solid: "#7A66D6" },
    blue: { text: "#1B57B5", soft: "#E7EFFC", solid: "#3B7DDD" },
    teal: { text: "#0A6470", soft: "#DFF3F4", solid: "#16919F" },
    amber: { text: "#8A4B00", soft: "#FCF0DC", solid: "#D98A1F" },
    magenta: { text: "#9A1F72", soft: "#FBE8F4", solid: "#C2489A" },
    green: { text: "#156B3C", soft: "#E2F4E9", solid: "#2E9E62" },
    olive: { text: "#5B6100", soft: "#F2F3D9", solid: "#949C1E" },
    grey: { text: "#4B5966", soft: "#E9EDF0", solid: "#8796A3" },
    red: { text: "#B00E28", soft: "#FCE8EB", solid: "#C8102E" },
  },
  dark: {
    violet: { text: "#B9ABFF", soft: "#2B2A4A", solid: "#9382EA" },
    blue: { text: "#8FBBFF", soft: "#1C3050", solid: "#5C97EE" },
    teal: { text: "#6CD5DE", soft: "#143A41", solid: "#2FAEBB" },
    amber: { text: "#F6BE6B", soft: "#40301A", solid: "#E09A36" },
    magenta: { text: "#F49BD2", soft: "#43233A", solid: "#D867B1" },
    green: { text: "#78D9A2", soft: "#173A2B", solid: "#45B57A" },
    olive: { text: "#D3DB6E", soft: "#33371A", solid: "#A9B137" },
    grey: { text: "#B4C1CC", soft: "#2A3641", solid: "#7E8E9C" },
    red: { text: "#FF8B99", soft: "#46212A", solid: "#FF6B7D" },
  },
};
