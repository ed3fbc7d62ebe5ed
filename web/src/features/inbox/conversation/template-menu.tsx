import { t } from "@boresight/domain/texts/text";
import { useLazyQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState, type MouseEvent } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { Menu, MenuItem } from "#ui/overlay/overlays.tsx";

const AnswerTemplateChoices = graphql(`
  query AnswerTemplateChoices {
    answerTemplates(first: 100, orderBy: NAME_ASC, filter: { isActive: { equalTo: true } }) {
      nodes {
        id
        name
        body
      }
    }
  }
`);

/** The answers that admins keep, asked for when the menu opens. */
export function TemplateMenu({ onChoose }: { onChoose: (words: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [ask, { data }] = useLazyQuery(AnswerTemplateChoices, { fetchPolicy: "cache-and-network" });
  const templates = rowsOf(data?.answerTemplates);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    void ask().catch(() => {}); // The menu stays empty.
    setAnchor(currentTarget);
    setWasOpened(true);
  };
  const choose = (words: string) => {
    setAnchor(null);
    onChoose(words);
  };

  return (
    <>
      <Button variant="outlined" aria-haspopup="menu" onClick={open}>
        {t("inbox.chooseTemplate")}
      </Button>
      {wasOpened && (
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          {templates.map(({ id, name, body }) => (
            <MenuItem key={id} onClick={() => choose(body)}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
          {data && templates.length === 0 && <MenuItem disabled>{t("inbox.noTemplates")}</MenuItem>}
        </Menu>
      )}
    </>
  );
}
