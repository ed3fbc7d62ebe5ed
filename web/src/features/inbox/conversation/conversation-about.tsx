import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { customerName } from "#records/customer-name.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { CodeText } from "#ui/text/code-text.tsx";
import { EmailLink } from "#ui/text/email-link.tsx";
import { PhoneText } from "#ui/text/phone-text.tsx";
import { PlaceConversation } from "./place-conversation.tsx";

const ConversationAboutFields = graphql(`
  fragment ConversationAbout on Conversation {
    id
    address
    version
    guesses
    customer {
      ...CustomerName
      email
      phone
    }
    serviceOrder {
      id
      internalOrderNumber
      repairOrderNumber
      status {
        id
        ...StatusOnChip
      }
      vehicle {
        id
        vehicleDescription
        vinNumber
      }
    }
  }
`);

/** The order, the customer and the vehicle that it is about, or what it may be about. */
export function ConversationAbout({ conversation }: { conversation: FragmentType<typeof ConversationAboutFields> }) {
  const {
    id,
    version,
    address,
    guesses,
    customer,
    serviceOrder: order,
  } = readFragment(ConversationAboutFields, conversation);
  const vehicle = order?.vehicle;

  return (
    <SectionCard title={t("inbox.about")}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
        {!order && (
          <Typography variant="body2" color="textSecondary">
            {t("inbox.notPlaced")}
          </Typography>
        )}
        <DetailsList
          details={[
            {
              label: t("base.order"),
              value: order && <RouteLink to={`/service-orders/${order.id}`}>{order.internalOrderNumber}</RouteLink>,
            },
            { label: t("base.status"), value: order && <StatusChip status={order.status} /> },
            { label: t("base.repairOrder"), value: order?.repairOrderNumber },
            {
              label: t("base.customer"),
              value: customer && <RouteLink to={`/customers/${customer.id}`}>{customerName(customer)}</RouteLink>,
            },
            {
              label: t("base.vehicle"),
              value: vehicle && <RouteLink to={`/vehicles/${vehicle.id}`}>{vehicle.vehicleDescription}</RouteLink>,
            },
            {
              label: t("base.vin"),
              value: vehicle?.vinNumber && <CodeText code={vehicle.vinNumber} label={t("base.vin")} />,
            },
            { label: t("inbox.address"), value: address && <Reached address={address} /> },
          ]}
        />
        {!order && <PlaceConversation conversation={{ id, version, guesses }} />}
      </Box>
    </SectionCard>
  );
}

function Reached({ address }: { address: string }) {
  if (address.includes("@")) return <EmailLink email={address} />;
  return address.startsWith("+") ? <PhoneText phone={address} /> : <bdi>{address}</bdi>;
}
