import { type AdminFaqQuestion, FAQ_TOPICS } from '@sjaj/contract';
import { Panel, SelectField, Switch } from '@sjaj/ui';
import { OrderField } from '../../../shared/record/order-field.tsx';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';

type Props = CardProps<AdminFaqQuestion, Draft>;

/** The question and its answer. */
export const QuestionMain = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

/** Where the question stands. */
export const QuestionSide = ({ state: { draft, set }, errors }: Props) => (
  <Panel title={t('article.publication')}>
    <div className="sj-col sj-g12">
      <SelectField
        label={t('faq.topic')}
        options={FAQ_TOPICS.map((topic) => ({ value: topic, label: t(`faqTopic.${topic}`) }))}
        value={draft.topic}
        onChange={(event) =>
          set('topic', FAQ_TOPICS.find((topic) => topic === event.currentTarget.value) ?? draft.topic)
        }
      />
      <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
      <div className="adm-switches">
        <Switch
          label={t('banners.active')}
          checked={draft.isActive}
          onChange={(event) => set('isActive', event.currentTarget.checked)}
        />
      </div>
    </div>
  </Panel>
);
