import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { isDrivenTo } from "@boresight/domain/intake/intake-method";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { queued } from "#data/offline/use-offline.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { WayThereFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import PlaceOutlined from "~icons/ic/outline-place";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { mapLink } from "#ui/text/map-link.ts";

// Of orders with a stop.
const TripSteps = lazyPart(async () => (await import("#features/orders/road/trip-steps.tsx")).TripSteps);

const WayThereFields = graphql(`
  fragment WayThere on ServiceOrder {
    id
    intakeMethod
    status {
      id
      category
    }
    customer {
      id
      phone
    }
    pickupAddress {
      id
      street
      unit
      city
      state
      postalCode
      pickupSpotDescription
    }
    stops: appointments(
      first: 1
      orderBy: STARTS_AT_DESC
      filter: { status: { in: ["requested", "confirmed", "arrived", "completed"] } }
    ) {
      nodes {
        id
        status
        ...Stop
      }
    }
  }
`);

const TellOnMyWay = graphql(`
  mutation TellOnMyWay($input: PostOrderMessageInput!) {
    postOrderMessage(input: $input) {
      serviceOrder {
        id
      }
    }
  }
`);

/** To a vehicle that we drive to: its address, how to get in, and the customer's telephone. */
export function WayThere({ order }: { order: FragmentType<typeof WayThereFields> }) {
  const shown = readFragment(WayThereFields, order);
  const { pickupAddress: address, customer, intakeMethod, status } = shown;
  const [latest] = shown.stops.nodes;
  const stop = latest?.status === "requested" ? null : latest; // Nobody has agreed to come yet.
  const isOver = status?.category === "billing" || status?.category === "closed";
  if (!address || isOver || !isDrivenTo(intakeMethod)) return null;
  // It was fetched: what is left to say is that the drive is over.
  const isHere = intakeMethod === "pickup" && (stop?.status === "arrived" || stop?.status === "completed");
  const steps = stop && (
    <Suspense fallback={<Skeleton variant="rounded" sx={{ width: 160, height: 72 }} />}>
      <TripSteps orderId={shown.id} stop={stop} />
    </Suspense>
  );
  if (isHere) return steps;
  const words = [address.street, address.unit, address.city, address.state, address.postalCode].filter(Boolean);

  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Typography variant="body2" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <PlaceOutlined aria-hidden fontSize="small" />
        <span>
          {intakeMethod === "mobile" ? t("orders.weDriveThere") : t("orders.weFetchIt")} · <bdi>{words.join(", ")}</bdi>
        </span>
      </Typography>
      {address.pickupSpotDescription && (
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 500 }}>
          {address.pickupSpotDescription}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, "& > *": { minHeight: 44 } }}>
        <Button component={Link} variant="outlined" href={mapLink(words)} target="_blank" rel="noreferrer">
          {t("orders.navigate")}
        </Button>
        {customer?.phone && (
          <Button component={Link} variant="outlined" href={`tel:${customer.phone}`}>
            {t("orders.call")}
          </Button>
        )}
        {!stop && status?.category === "ready" && <OnMyWay order={shown} />}
      </Box>
      {steps}
    </Box>
  );
}

/** Without an appointment: informs the customer, who gets it as a message and by email. */
function OnMyWay({ order: { id } }: { order: WayThereFragment }) {
  const [isTold, setTold] = useState(false);
  const confirm = useConfirm();
  const [post, { loading }] = useMutation(TellOnMyWay);
  const { run } = useVerb({ fieldsSuffice: true });
  const tell = async () => {
    if (!(await confirm(t("orders.tellOnMyWay")))) return;
    const body = t("orders.onMyWayMessage");
    const waiting = queued({ orderId: id, about: body, subject: null });
    const failure = await run(
      () => post({ variables: { input: { orderId: id, body, isInternal: false } }, ...waiting }),
      t("orders.customerIsTold"),
    );
    setTold(failure === null);
  };

  return (
    <Button variant="outlined" loading={loading} disabled={isTold} onClick={() => void tell()}>
      {t("orders.onMyWay")}
    </Button>
  );
}
