import type { AdminCategory } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Panel, Facts, SelectField, Switch, useUiLink } from '@sjaj/ui';
import { useCategoryOptions } from '../../../shared/catalogue/options.ts';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { OrderField } from '../../../shared/record/order-field.tsx';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';

type Props = CardProps<AdminCategory, Draft>;

export function CategoryMain({ state: { draft, set }, errors, record }: Props) {
  const options = useCategoryOptions().filter(({ value }) => value !== String(record?.id));
  return (
    <>
      <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
      <Panel title={t('categories.place')}>
        <div className="adm-fields">
          <div className="adm-wide">
            <SelectField
              label={t('categories.parent')}
              options={[{ value: '', label: t('categories.topLevel') }, ...options]}
              value={draft.parentCategoryId}
              error={errors['parentCategoryId']}
              onChange={(event) => set('parentCategoryId', event.currentTarget.value)}
            />
          </div>
          <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
        </div>
      </Panel>
    </>
  );
}

export function CategorySide({ state: { draft, set }, record }: Props) {
  const Link = useUiLink();
  return (
    <>
      <Panel title={t('article.publication')}>
        <div className="adm-switches">
          <Switch
            label={t('categories.onMainPage')}
            checked={draft.isOnMainPage}
            onChange={(event) => set('isOnMainPage', event.currentTarget.checked)}
          />
        </div>
      </Panel>
      {record && (
        <Panel title={t('categories.articles')}>
          <Facts facts={[{ term: t('categories.articlesBelow'), value: formatNumber(record.articles) }]} />
          <p className="adm-card-foot">
            <Link href={`/articles?category=${record.id}`} className="sj-link">
              {t('categories.showArticles')}
            </Link>
          </p>
        </Panel>
      )}
    </>
  );
}
