import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { useState } from "react";
import { ThreadMessage } from "#features/orders/messages/thread-message.tsx";
import { callLink, problemOfLink } from "#records/link/call-link.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import type { LinkedOrder } from "./linked-order.ts";

interface LinkedMessagesProps {
  order: LinkedOrder;
  token: string;
  onWritten: () => Promise<void>;
}

/** What shop and customer wrote to each other, and a field to answer. */
export function LinkedMessages({ order: { messages, question }, token, onWritten }: LinkedMessagesProps) {
  const form = useForm({ defaultValues: { body: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ body }) => {
    setProblem(null);
    try {
      await callLink("order-link/message", { token, body });
      form.reset();
      await onWritten();
    } catch (error) {
      setProblem(problemOfLink(error).message);
    }
  });

  return (
    <Card sx={{ p: 5 }}>
      <Typography variant="h2">{t("base.messages")}</Typography>
      {messages.length > 0 && (
        <Box component="ul" sx={{ display: "grid", gap: 3, p: 0, my: 4, listStyle: "none" }}>
          {messages.map(({ id, body, author, at, fromCustomer, fileCount }) => (
            <ThreadMessage key={id} message={{ body, authorName: author, createdAt: at }} own={fromCustomer}>
              {fileCount > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {t("orders.filesAfterSignIn", { count: fileCount })}
                </Typography>
              )}
            </ThreadMessage>
          ))}
        </Box>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: "grid", gap: 2, mt: 3 }}
      >
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextInput
          form={form}
          name="body"
          label={question ? t("orders.yourAnswer") : t("orders.writeToTheShop")}
          input={{ multiline: true, minRows: 3 }}
        />
        <Box>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t("orders.send")}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
