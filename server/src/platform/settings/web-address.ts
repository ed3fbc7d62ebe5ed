import { z } from "zod";

/** A setting that is an address of the web; it comes without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an address like https://shop.example.com" })
  .transform((address) => address.replace(/\/+$/, ""));
