/** What a VIN may be that recognition saw with wrong signs: a person is offered those of the paper's own vehicle. */
import { hasValidCheckDigit } from "#vehicles/vin.ts";
import { vinsLike } from "#vehicles/vins-like.ts";
import type { EstimateDocument, Found } from "#intake/reading/estimate-document.ts";
import { misprintedSureness, mostOtherVins, unsureVin } from "./document-vins.ts";
import { isKin, type SaidByVin } from "./known-model.ts";

/** More are no help to whoever compares them. */
const mostLikely = 3;

/** A VIN whose check digit fits is another's only where fewer signs are exchanged. */
const [mostExchanged, fewExchanged] = [3, 2];

/**
 * Only where the paper names make and year: signs that look alike are exchanged, and as few as give that vehicle's VIN. One
 * that is of no known vehicle is sure no more when such a VIN is like it.
 */
export function withLikelyVins(document: EstimateDocument, decode: (vin: string) => SaidByVin): EstimateDocument {
  const { vehicle, otherVins } = document;
  const { vin, make, year } = vehicle;
  if (make === null || year === null) return document;
  const isOfVehicle = (one: string): boolean => {
    const said = decode(one);
    return said.year === year.value && said.make !== null && isKin(said.make, make.value);
  };
  const likeliest = (seen: Found, most: number): Found[] => {
    const own = vinsLike(seen.value)
      .slice(0, most + 1)
      .map((vins) => vins.filter(isOfVehicle))
      .find((vins) => vins.length > 0);
    return own && own.length <= mostLikely ? own.map((value) => ({ ...seen, value })) : [];
  };
  if (vin !== null) {
    const isKnown = isOfVehicle(vin.value) || decode(vin.value).make !== null;
    const likely = isKnown ? [] : likeliest(vin, hasValidCheckDigit(vin.value) ? fewExchanged : mostExchanged);
    return likely.length === 0
      ? document
      : {
          ...document,
          vehicle: { ...vehicle, vin: { ...vin, confidence: Math.min(vin.confidence, unsureVin) } },
          otherVins: [...likely, ...otherVins].slice(0, mostOtherVins),
        };
  }
  const others = otherVins.flatMap((seen): Found[] => {
    const likely = isSeen(seen) ? likeliest(seen, mostExchanged) : [];
    return likely.length > 0 ? likely : [seen];
  });
  return { ...document, otherVins: others.slice(0, mostOtherVins) };
}

/** Of a picture: what was misprinted stands as it is printed. */
const isSeen = ({ confidence }: Found): boolean => confidence < misprintedSureness;
