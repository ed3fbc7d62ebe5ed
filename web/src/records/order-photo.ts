import { createContext, useContext, type ReactNode } from "react";

export interface OrderPhoto {
  orderId: string;
  /** One of the kinds of documents. */
  kind: string;
  customerVisible: boolean;
  label: string;
}

/** Renders a button that takes a photo for an order; given by the app, as files are an area of their own. */
export const OrderPhotoContext = createContext<((photo: OrderPhoto) => ReactNode) | null>(null);

export const useOrderPhoto = () => useContext(OrderPhotoContext);
