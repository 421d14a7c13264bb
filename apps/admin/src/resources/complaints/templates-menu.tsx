import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { contentFor, type Language } from '@sjaj/domain';
import { Menu } from '@sjaj/ui';
import { useReachesAll } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { templatesQuery } from './queries.ts';

interface TemplatesMenuProps {
  /** The language of the customer: the text is inserted in it. */
  readonly language: Language;
  readonly onPick: (text: string) => void;
}

/** Texts to begin an answer with. */
export function TemplatesMenu({ language, onPick }: TemplatesMenuProps) {
  const { data = [] } = useQuery(templatesQuery);
  const navigate = useNavigate();
  const reachesAll = useReachesAll();
  return (
    <Menu
      triggerClass="sj-link cmp-templates"
      trigger={
        <>
          {t('complaints.templates')} <IconChevronDown size={14} aria-hidden="true" />
        </>
      }
      items={[
        ...data.map(({ id, title, content }) => ({
          key: String(id),
          label: title,
          onSelect: () => onPick(contentFor(content, language)?.text ?? ''),
        })),
        // They are the whole house's.
        ...(reachesAll
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
