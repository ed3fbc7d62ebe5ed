import { finishedCategories } from "@boresight/domain/statuses/status-look";
import { approximateMiles, type Coordinates } from "@boresight/domain/customers/address-book";
import type { Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

interface Located {
  id: string;
  distance: number | null;
  source: string | null;
  latitude: number | null;
  longitude: number | null;
}

const located = "id, distance_to_sensi as distance, distance_source as source, latitude, longitude";

export const coordinatesOf = ({ latitude, longitude }: Pick<Located, "latitude" | "longitude">): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Returns where distances are measured from; null while the base has no coordinates. */
export async function findBase(system: Rights): Promise<{ addressId: string; place: Coordinates } | null> {
  const base = await system.maybe<Located>({
    text: `select ${located} from app.addresses where id = (select address_id from app.facilities where is_base)`,
  });
  const place = base && coordinatesOf(base);
  return place ? { addressId: base.id, place } : null;
}

/** Updates the distance of an address and what depends on it. A typed distance stays. */
export async function updateDistance(id: string, { hasMoved }: { hasMoved: boolean }, work: Work): Promise<void> {
  const { system } = work;
  const base = await findBase(system);
  const own = await system.one<Located>({ text: `select ${located} from app.addresses where id = $1`, values: [id] });
  const others = base?.addressId === id ? await findComputable(id, system) : [];
  for (const address of [own, ...others]) {
    if (address.source === "manual") continue;
    const place = coordinatesOf(address);
    if (base && place)
      await setDistance(address, { miles: approximateMiles(base.place, place), source: "computed" }, work);
    else if (hasMoved && address === own) await setDistance(address, { miles: null, source: null }, work);
  }
}

/** When the base moves, all computed distances change. */
const findComputable = (baseId: string, system: Rights) =>
  system.rows<Located>({
    text: `select ${located} from app.addresses where latitude is not null and longitude is not null and id <> $1`,
    values: [baseId],
  });

/** Stores the distance and notifies the unfinished orders whose vehicle is there. */
export async function setDistance(
  { id }: { id: string },
  { miles, source }: { miles: number | null; source: "computed" | "manual" | null },
  work: Work,
): Promise<void> {
  const changed = await work.system.run({
    text: `update app.addresses set distance_to_sensi = $2, distance_source = $3
      where id = $1 and (distance_to_sensi, distance_source) is distinct from ($2::double precision, $3::text)`,
    values: [id, miles, source],
  });
  if (changed > 0) await emitDistanceChanges(id, miles, work);
}

/** Updates the unfinished orders whose vehicle is there. */
export async function emitDistanceChanges(id: string, miles: number | null, { system, emit }: Work): Promise<void> {
  const orders = await system.rows<{ id: string; isTowed: boolean }>({
    text: `select o.id, o.intake_method = 'tow' as is_towed from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      where o.pickup_address_id = $1 and o.intake_method <> 'dropOff' and s.category not in ${wordList(finishedCategories)}`,
    values: [id],
  });
  for (const order of orders)
    await emit({ type: "order.distanceChanged", entityId: order.id, payload: { miles, isTowed: order.isTowed } });
}
