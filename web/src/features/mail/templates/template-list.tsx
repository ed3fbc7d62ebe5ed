import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { MailTemplateFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { EnabledSwitch } from "./enabled-switch.tsx";
import { usageWords } from "./usage-words.ts";

interface TemplateListProps {
  title: string;
  templates: readonly MailTemplateFragment[];
  onOpen: (id: string) => void;
}

/** The emails of one kind, each with its occasion, its recipients and its switch. */
export function TemplateList({ title, templates, onOpen }: TemplateListProps) {
  return (
    <SectionCard title={title} aside={templates.length} flush>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {templates.map((template) => (
          <TemplateLine key={template.id} template={template} onOpen={onOpen} />
        ))}
      </Box>
    </SectionCard>
  );
}

function TemplateLine({ template, onOpen }: { template: MailTemplateFragment } & Pick<TemplateListProps, "onOpen">) {
  const { id, name, serviceOrderStatus: status } = template;

  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", paddingInlineEnd: 4, "&:hover": { bgcolor: "action.hover" } }}
    >
      <ButtonBase
        onClick={() => onOpen(id)}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          minHeight: 52,
          justifyContent: "flex-start",
          textAlign: "start",
          px: 5,
          py: 1.5,
          "&:focus-visible": { outlineOffset: -2 },
        }}
      >
        <TwoLines main={name} second={[status?.statusName, ...usageWords(template)].filter(Boolean).join(" · ")} />
      </ButtonBase>
      <EnabledSwitch template={template} />
    </Box>
  );
}
