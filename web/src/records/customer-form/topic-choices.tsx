import { messageTopics, topicsAmong, type MessageTopic } from "@boresight/domain/customers/message-topic";
import { topicWords } from "@boresight/domain/customers/topic-words";
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
  /** Null where no text messages are sent. */
  texts: Path<Values> | null;
}

/** What the customer gets emails and text messages about. */
export function TopicChoices<Values extends FieldValues, Parsed>(props: TopicChoicesProps<Values, Parsed>) {
  return (
    <>
      <Table size="small" aria-label={t("customers.topics")} sx={{ maxWidth: 520 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("customers.topics")}</TableCell>
            <TableCell align="center" sx={{ minWidth: 72 }}>
              {t("base.email")}
            </TableCell>
            {props.texts !== null && <TableCell align="center">{t("customers.shortText")}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {messageTopics.map((topic) => (
            <TableRow key={topic}>
              <TableCell component="th" scope="row">
                {topicWords[topic]}
              </TableCell>
              <Wanted
                form={props.form}
                name={props.emails}
                label={t("customers.emailAboutTopic", { topic: topicWords[topic] })}
                topic={topic}
              />
              {props.texts !== null && (
                <Wanted
                  form={props.form}
                  name={props.texts}
                  label={t("customers.textAboutTopic", { topic: topicWords[topic] })}
                  topic={topic}
                />
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <FormHelperText sx={{ mx: 0, mb: 3 }}>{t("customers.accountMailIsAlwaysSent")}</FormHelperText>
    </>
  );
}

interface WantedProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  /** The field of the topics that are not wanted this way. */
  name: Path<Values>;
  label: string;
  topic: MessageTopic;
}

function Wanted<Values extends FieldValues, Parsed>({ form, name, label, topic }: WantedProps<Values, Parsed>) {
  const { field } = useController({ control: form.control, name });
  const unwanted: readonly string[] = field.value;
  const isWanted = !unwanted.includes(topic);
  const change = () => {
    const others = topicsAmong(unwanted).filter((other) => other !== topic);
    field.onChange(isWanted ? [...others, topic] : others);
  };

  return (
    <TableCell align="center" padding="checkbox">
      <Checkbox checked={isWanted} onChange={change} slotProps={{ input: { "aria-label": label } }} />
    </TableCell>
  );
}
