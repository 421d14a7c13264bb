import { type AdminBrand, BrandForm } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Panel, Facts, Switch, TextField, useUiLink } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { asTyped, count, optionalText, optionalTexts, text } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { PictureCard } from '../../shared/files/picture-card.tsx';
import { OrderField } from '../../shared/record/order-field.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField as Text } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  title: text(),
  description: optionalTexts(),
  order: count(),
  isHighlighted: asTyped<boolean>(),
  websiteUrl: optionalText(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminBrand, Draft>;

const DESCRIPTION_ROWS = 5;

const TEXT_FIELDS = [
  { key: 'description', label: 'article.description', longest: 2_000, rows: DESCRIPTION_ROWS, optional: true },
] as const satisfies readonly Text<string>[];

function BrandMain({ state: { draft, set }, errors }: Props) {
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
          <div className="adm-wide">
            <TextField
              label={t('brands.website')}
              optional
              type="url"
              inputMode="url"
              maxLength={300}
              value={draft.websiteUrl}
              error={errors['websiteUrl']}
              onChange={(event) => set('websiteUrl', event.currentTarget.value)}
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

function BrandSide({ state: { draft, set }, record, onRecord }: Props) {
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
      {record && onRecord && (
        <PictureCard
          title={t('brands.logo')}
          record={record}
          save={(file) => {
            const params = { id: record.id };
            return file ? api.brands.setPicture({ params, file }) : api.brands.removePicture({ params });
          }}
          onRecord={onRecord}
        />
      )}
      {record && (
        <Panel title={t('categories.articles')}>
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

export const brandDefinition: RecordDefinition<AdminBrand, BrandForm, Draft> = {
  home: '/brands',
  queryKey: 'brands',
  entity: 'brand',
  title: 'resource.brands',
  newTitle: 'brands.new',
  calls: api.brands,
  emptyDraft: { title: '', description: NO_TEXT, order: '0', isHighlighted: false, websiteUrl: '' },
  ...recordForm({
    fields: FIELDS,
    schema: BrandForm,
    fieldNames: {
      title: 'article.name',
      description: 'article.description',
      order: 'categories.order',
      isHighlighted: 'brands.highlighted',
      websiteUrl: 'brands.website',
    },
  }),
  nameOf: ({ title }) => title.trim(),
  main: BrandMain,
  side: BrandSide,
  customerHref: ({ id, slug }) => `/brand/${id}/${slug}`,
  removal: { title: 'brands.remove', question: (name) => t('brands.removeSure', { name }) },
};
