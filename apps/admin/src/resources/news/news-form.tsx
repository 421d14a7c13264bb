import { type AdminNews, NewsForm } from '@sjaj/contract';
import { businessDate, contentFor } from '@sjaj/domain';
import { Button, Panel, Switch } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { DayFields } from '../../shared/dates/day-fields.tsx';
import { PictureCard } from '../../shared/files/picture-card.tsx';
import { asTyped, optionalText, optionalTexts, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { NewsBadge } from './news-badge.tsx';

const FIELDS = z.object({
  title: textsWithBosnian(),
  summary: optionalTexts(),
  content: textsWithBosnian(),
  // Empty for a draft.
  publishOn: optionalText(),
  publishUntil: optionalText(),
  isArchived: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminNews, Draft>;

const SUMMARY_ROWS = 3;

const TEXT_FIELDS = [
  { key: 'title', label: 'news.headline', longest: 160 },
  { key: 'summary', label: 'news.summary', longest: 400, rows: SUMMARY_ROWS, optional: true },
  { key: 'content', label: 'terms.content', longest: 9_000, rich: true },
] as const satisfies readonly TextField<string>[];

/** The texts of a news item. */
const NewsMain = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

/** When customers read it, and its picture. */
function NewsSide({ state: { draft, set }, errors, record, onRecord }: Props) {
  return (
    <>
      <Panel title={t('article.publication')} end={record && <NewsBadge state={record.state} />}>
        <DayFields
          fields={[
            { key: 'publishOn', label: t('news.publishOn'), hint: t('news.publishOnHint') },
            { key: 'publishUntil', label: t('news.publishUntil'), hint: t('news.publishUntilHint') },
          ]}
          draft={draft}
          errors={errors}
          onWrite={set}
        />
        {draft.publishOn === '' && (
          <p className="adm-card-foot">
            <Button variant="line" size="sm" onClick={() => set('publishOn', businessDate(new Date()))}>
              {t('news.publishToday')}
            </Button>
          </p>
        )}
        <div className="adm-switches adm-card-foot">
          <Switch
            label={t('news.archived')}
            checked={draft.isArchived}
            onChange={(event) => set('isArchived', event.currentTarget.checked)}
          />
        </div>
      </Panel>
      {record && onRecord ? (
        <PictureCard
          record={record}
          save={(file) => {
            const params = { id: record.id };
            return file ? api.news.setPicture({ params, file }) : api.news.removePicture({ params });
          }}
          onRecord={onRecord}
        />
      ) : (
        <Panel title={t('promotions.picture')}>
          <p className="sj-sm sj-t3">{t('news.pictureLater')}</p>
        </Panel>
      )}
    </>
  );
}

export const newsItemDefinition: RecordDefinition<AdminNews, NewsForm, Draft> = {
  home: '/news',
  queryKey: 'news',
  entity: 'news_item',
  title: 'resource.news',
  newTitle: 'news.new',
  calls: api.news,
  emptyDraft: {
    title: NO_TEXT,
    summary: NO_TEXT,
    content: NO_TEXT,
    publishOn: '',
    publishUntil: '',
    isArchived: false,
  },
  ...recordForm({
    fields: FIELDS,
    schema: NewsForm,
    fieldNames: {
      title: 'news.headline',
      summary: 'news.summary',
      content: 'terms.content',
      publishOn: 'news.publishOn',
      publishUntil: 'news.publishUntil',
      isArchived: 'news.archived',
    },
  }),
  nameOf: (draft) => contentFor(draft.title, language())?.text ?? '',
  copyOf: (draft) => ({ ...draft, publishOn: '', publishUntil: '', isArchived: false }),
  main: NewsMain,
  side: NewsSide,
  customerHref: ({ id, slug, state }) => (state === 'published' ? `/blogs/${id}/${slug}` : '/blogs'),
  removal: { title: 'news.remove', question: (name) => t('news.removeSure', { name }) },
};
