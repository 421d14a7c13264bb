import { type AdminTag, TagForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { Facts, Panel } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

const FIELDS = z.object({ title: textsWithBosnian() });

type Draft = z.input<typeof FIELDS>;

type Props = CardProps<AdminTag, Draft>;

const TEXT_FIELDS = [{ key: 'title', label: 'article.name', longest: 60 }] as const;

const Main = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.name')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

const Side = ({ record }: Props) => (
  <Panel title={t('tags.use')}>
    <div className="sj-col sj-g12">
      {record && <Facts facts={[{ term: t('categories.articles'), value: formatNumber(record.articles) }]} />}
      <p className="sj-sm sj-t3">{t('tags.useHint')}</p>
    </div>
  </Panel>
);

export const tagDefinition: RecordDefinition<AdminTag, TagForm, Draft> = {
  home: '/tags',
  queryKey: 'tags',
  entity: 'tag',
  title: 'resource.tags',
  newTitle: 'tags.new',
  calls: api.tags,
  emptyDraft: { title: NO_TEXT },
  ...recordForm({ fields: FIELDS, schema: TagForm, fieldNames: { title: 'article.name' } }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  main: Main,
  side: Side,
  removal: { title: 'tags.remove', question: (name) => t('tags.removeSure', { name }) },
};
