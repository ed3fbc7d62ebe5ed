// This browser's own part in showing notices: whether it can, may and does, and for whom.
import * as shape from "@boresight/domain/base/shape";
import { isAskedFor } from "./asked-for.ts";

export type PushState = "blocked" | "off" | "on" | "unsupported";

/** As the API takes it. */
export interface Subscribed {
  endpoint: string;
  publicKey: string;
  secret: string;
}

const isSupported = (): boolean =>
  import.meta.env.PROD &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  typeof Notification !== "undefined";

/** A page that was opened for the first time may not have registered it yet; to do so again changes nothing. */
const registered = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register("/service-worker.js");

export async function pushState(person: string): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const { pushManager } = await registered();
  return isAskedFor(person) && (await pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the person, if need be, and the browser's push service. Returns null where the person says no; rejects where the service does not answer. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await registered();
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) !== key) await before.unsubscribe(); // The server was set up from scratch.
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return subscribedAs(subscription);
}

/** Returns the address that showed them, for the server to forget. */
export async function unsubscribe(): Promise<string | null> {
  const { pushManager } = await registered();
  const subscription = await pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

const keyOf = ({ options }: PushSubscription): string | null =>
  options.applicationServerKey && toBase64Url(new Uint8Array(options.applicationServerKey));

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const subscriptionSchema = shape.object({
  endpoint: shape.string(),
  keys: shape.object({ p256dh: shape.string(), auth: shape.string() }),
});

function subscribedAs(subscription: PushSubscription): Subscribed | null {
  const { data } = subscriptionSchema.safeParse(subscription.toJSON());
  return data ? { endpoint: data.endpoint, publicKey: data.keys.p256dh, secret: data.keys.auth } : null;
}
