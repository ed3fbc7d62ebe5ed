import { useSyncExternalStore } from "react";
import { productName } from "./product-name.ts";

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="shop"]');

/** The company's name, which the server writes into the page; the product's until there is one. */
export const shopName = (): string => meta()?.content || productName();

/** The address of the company's logo; empty without one. */
export const shopLogo = (): string => {
  const mark = meta()?.dataset["logo"];
  return mark ? `/v1/functions/shop-logo/${mark}` : "";
};

const follow = (listener: () => void) => {
  addEventListener("shop", listener);
  return () => removeEventListener("shop", listener);
};

/** Renders again when an admin changes the company; returns its name. */
export function useShopName(): string {
  useSyncExternalStore(follow, shopLogo);
  return useSyncExternalStore(follow, shopName);
}

/** After a change, until the next page is loaded with it. */
export function showShop({ name, logo }: { name?: string; logo?: string }): void {
  const shown = meta();
  if (!shown) return;
  if (name !== undefined) shown.content = name;
  if (logo !== undefined) shown.dataset["logo"] = logo;
  dispatchEvent(new Event("shop"));
}
