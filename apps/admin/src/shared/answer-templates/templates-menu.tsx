import './templates-menu.css';
import { IconChevronDown } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AnswerTopic } from '@sjaj/contract';
import { contentFor, type Language } from '@sjaj/domain';
import { Menu } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { useCan, useSeesAllCompanies } from '../session/profile.ts';
import { t } from '../texts/t.ts';
import { type AnswerFacts, filledTemplate } from './filled-template.logic.ts';

const MOST_TEMPLATES = 100;

const templatesQuery = queryOptions({
  queryKey: ['answer-templates', 'choices'],
  queryFn: async ({ signal }) =>
    (await api.answerTemplates.list({ body: { pageSize: MOST_TEMPLATES } }, { signal })).data,
});

interface TemplatesMenuProps {
  readonly topic: AnswerTopic;
  /** The language of the customer: the text is inserted in it. */
  readonly language: Language;
  readonly facts: AnswerFacts;
  readonly onPick: (text: string) => void;
}

/** Texts to begin an answer with. */
export function TemplatesMenu({ topic, language, facts, onPick }: TemplatesMenuProps) {
  const { data = [] } = useQuery(templatesQuery);
  const navigate = useNavigate();
  const seesAllCompanies = useSeesAllCompanies();
  // They are the whole house's.
  const manages = useCan('handleComplaints') && seesAllCompanies;
  const fitting = data.filter(({ topics }) => topics.includes(topic));
  if (fitting.length === 0 && !manages) return null;
  return (
    <Menu
      triggerClass="sj-link adm-templates"
      trigger={
        <>
          {t('complaints.templates')} <IconChevronDown size={14} aria-hidden="true" />
        </>
      }
      items={[
        ...fitting.map(({ id, title, content }) => ({
          key: String(id),
          label: title,
          onSelect: () => onPick(filledTemplate(contentFor(content, language)?.text ?? '', facts)),
        })),
        ...(manages
          ? [
              {
                key: 'manage',
                label: t('complaints.manageTemplates'),
                onSelect: () => void navigate({ to: '/complaints/templates' }),
              },
            ]
          : []),
      ]}
    />
  );
}
