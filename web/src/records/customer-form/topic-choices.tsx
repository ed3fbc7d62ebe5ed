import { messageTopics, topicsAmong, type MessageTopic } from "@boresight/domain/customers/message-topic";
import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormHelperText from "@mui/material/FormHelperText";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useController, type FieldValues, type Path } from "react-hook-form";
import type { FormOf } from "#ui/form/text-input.tsx";

interface TopicChoicesProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  /** The fields of the topics that are not wanted. */
  emails: Path<Values>;
  texts: Path<Values>;
}

const words: Record<MessageTopic, string> = {
  requests: t("customers.topicRequests"),
  estimates: t("customers.topicEstimates"),
  appointments: t("customers.topicAppointments"),
  vehicle: t("customers.topicVehicle"),
  messages: t("customers.topicMessages"),
  documents: t("customers.topicDocuments"),
  billing: t("customers.topicBilling"),
};

/** What the customer is told about by email and by text message. */
export function TopicChoices<Values extends FieldValues, Parsed>(props: TopicChoicesProps<Values, Parsed>) {
  const { control } = props.form;
  const { field: emails } = useController({ control, name: props.emails });
  const { field: texts } = useController({ control, name: props.texts });

  return (
    <>
      <Table size="small" aria-label={t("customers.topics")} sx={{ maxWidth: 520 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("customers.topics")}</TableCell>
            <TableCell align="center" sx={{ minWidth: 72 }}>
              {t("base.email")}
            </TableCell>
            <TableCell align="center">{t("customers.shortText")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {messageTopics.map((topic) => (
            <TableRow key={topic}>
              <TableCell component="th" scope="row">
                {words[topic]}
              </TableCell>
              <TableCell align="center" padding="checkbox">
                <Wanted
                  label={t("customers.emailAboutTopic", { topic: words[topic] })}
                  topic={topic}
                  unwanted={emails.value}
                  onChange={emails.onChange}
                />
              </TableCell>
              <TableCell align="center" padding="checkbox">
                <Wanted
                  label={t("customers.textAboutTopic", { topic: words[topic] })}
                  topic={topic}
                  unwanted={texts.value}
                  onChange={texts.onChange}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <FormHelperText sx={{ mx: 0, mb: 3 }}>{t("customers.accountMailIsAlwaysSent")}</FormHelperText>
    </>
  );
}

interface WantedProps {
  label: string;
  topic: MessageTopic;
  unwanted: readonly string[];
  onChange: (unwanted: readonly MessageTopic[]) => void;
}

function Wanted({ label, topic, unwanted, onChange }: WantedProps) {
  const isWanted = !unwanted.includes(topic);
  const change = () => {
    const others = topicsAmong(unwanted).filter((other) => other !== topic);
    onChange(isWanted ? [...others, topic] : others);
  };

  return <Checkbox checked={isWanted} onChange={change} slotProps={{ input: { "aria-label": label } }} />;
}
