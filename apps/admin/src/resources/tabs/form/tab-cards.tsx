import type { AdminArticleTab } from '@sjaj/contract';
import { Panel, SelectField, Switch, TextArea } from '@sjaj/ui';
import { useBrandOptions, useCategoryOptions } from '../../../shared/catalogue/options.ts';
import { OrderField } from '../../../shared/record/order-field.tsx';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';

type Props = CardProps<AdminArticleTab, Draft>;

const CODE_ROWS = 4;

/** The title and the text of the tab. */
export const TabMain = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

/** Which articles have the tab. */
export function TabSide({ state: { draft, set }, errors }: Props) {
  const all = { value: '', label: t('list.all') };
  return (
    <Panel title={t('articleTabs.scope')}>
      <div className="sj-col sj-g12">
        <SelectField
          label={t('articleTabs.category')}
          hint={t('articleTabs.categoryHint')}
          options={[all, ...useCategoryOptions()]}
          value={draft.categoryId}
          error={errors['categoryId']}
          onChange={(event) => set('categoryId', event.currentTarget.value)}
        />
        <SelectField
          label={t('articleTabs.brand')}
          options={[all, ...useBrandOptions()]}
          value={draft.brandId}
          error={errors['brandId']}
          onChange={(event) => set('brandId', event.currentTarget.value)}
        />
        <TextArea
          label={t('articleTabs.codes')}
          hint={t('articleTabs.codesHint')}
          optional
          rows={CODE_ROWS}
          value={draft.articleCodes}
          error={errors['articleCodes']}
          onChange={(event) => set('articleCodes', event.currentTarget.value)}
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
}
