import type { AdminNews } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { Button, Panel, Switch } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { DayFields } from '../../../shared/dates/day-fields.tsx';
import { PictureCard } from '../../../shared/files/picture-card.tsx';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { NewsBadge } from '../news-badge.tsx';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';

type Props = CardProps<AdminNews, Draft>;

/** The texts of a news item. */
export const NewsMain = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

/** When customers read it, and its picture. */
export function NewsSide({ state: { draft, set }, errors, record, onRecord }: Props) {
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
