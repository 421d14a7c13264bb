import type { AdminBrand } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Panel, Facts, Switch, TextField, useUiLink } from '@sjaj/ui';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { OrderField } from '../../../shared/record/order-field.tsx';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';

type Props = CardProps<AdminBrand, Draft>;

export function BrandMain({ state: { draft, set }, errors }: Props) {
  return (
    <>
      <Panel title={t('form.basics')}>
        <div className="adm-fields">
          <div className="adm-wide">
            <TextField
              label={t('article.name')}
              maxLength={80}
              value={draft.title}
              error={errors['title']}
              onChange={(event) => set('title', event.currentTarget.value)}
            />
          </div>
          <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
        </div>
      </Panel>
      <TextsCard
        title={t('article.description')}
        name={draft.title}
        fields={TEXT_FIELDS}
        texts={draft}
        errors={errors}
        onWrite={set}
      />
    </>
  );
}

export function BrandSide({ state: { draft, set }, record }: Props) {
  const Link = useUiLink();
  return (
    <>
      <Panel title={t('article.publication')}>
        <div className="adm-switches">
          <Switch
            label={t('brands.highlighted')}
            checked={draft.isHighlighted}
            onChange={(event) => set('isHighlighted', event.currentTarget.checked)}
          />
        </div>
        <p className="sj-sm sj-t3 adm-card-foot">{t('brands.highlightedHint')}</p>
      </Panel>
      {record && (
        <Panel title={t('categories.articles')}>
          {record.logoUrl && <img className="brand-logo" src={record.logoUrl} alt={record.name} />}
          <Facts facts={[{ term: t('brands.articlesShown'), value: formatNumber(record.articles) }]} />
          <p className="adm-card-foot">
            <Link href={`/articles?brand=${record.id}`} className="sj-link">
              {t('categories.showArticles')}
            </Link>
          </p>
        </Panel>
      )}
    </>
  );
}
