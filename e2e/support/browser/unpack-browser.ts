/** Unpacks the browser once: two files that begin at the same time would meet a half-written one. */
import sparticuz from "@sparticuz/chromium";
import { findBrowser } from "./browser.ts";

export const setup = async () => {
  if (!findBrowser()) await sparticuz.executablePath();
};
