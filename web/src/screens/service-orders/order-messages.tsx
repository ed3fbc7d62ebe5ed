import { AttachFiles } from "#features/files/messages/attach-files.tsx";
import { SentFiles, WaitingFiles } from "#features/files/messages/sent-files.tsx";
import { useKeepFiles } from "#features/files/messages/use-keep-files.ts";
import { OrderThread } from "#features/orders/messages/order-thread.tsx";
import type { MessageFiles } from "#features/orders/messages/message-files.ts";
import type { OrderDetailFragment } from "#graphql/graphql.ts";

const rendered: Omit<MessageFiles, "keep"> = {
  renderAttaching: (attaching) => <AttachFiles {...attaching} />,
  renderSent: (files) => <SentFiles files={files} />,
  renderWaiting: (ids) => <WaitingFiles ids={ids} />,
};

/** The messages on the order, with their files. */
export function OrderMessages({ order }: { order: OrderDetailFragment }) {
  const keep = useKeepFiles(order.id);

  return <OrderThread order={order} messageFiles={{ ...rendered, keep }} />;
}
