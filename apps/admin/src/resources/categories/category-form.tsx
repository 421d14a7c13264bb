import { useQuery } from '@tanstack/react-query';
import { type AdminCategory, CATEGORY_ICONS, CategoryForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { ComboboxField, Facts, Panel, SelectField, Switch, useUiLink } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { ChipsField } from '../../shared/catalogue/chips-field.tsx';
import { PictureCard } from '../../shared/files/picture-card.tsx';
import { optionsQuery, useCategoryOptions } from '../../shared/catalogue/options.ts';
import { asTyped, count, optionalTexts, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { OrderField } from '../../shared/record/order-field.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  title: textsWithBosnian(),
  description: optionalTexts(),
  parentCategoryId: count(),
  order: count(),
  isOnMainPage: asTyped<boolean>(),
  icon: asTyped<CategoryForm['icon']>(),
  attributeIds: asTyped<readonly number[]>(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminCategory, Draft>;

const DESCRIPTION_ROWS = 4;

const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 120 },
  { key: 'description', label: 'article.description', longest: 2_000, rows: DESCRIPTION_ROWS, optional: true },
] as const satisfies readonly TextField<string>[];

function CategoryMain({ state: { draft, set }, errors, record }: Props) {
  const options = useCategoryOptions().filter(({ value }) => value !== String(record?.id));
  const attributes = useQuery(optionsQuery).data?.attributes ?? [];
  return (
    <>
      <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
      <Panel title={t('categories.place')}>
        <div className="adm-fields">
          <div className="adm-wide">
            <ComboboxField
              label={t('categories.parent')}
              options={[{ value: '', label: t('categories.topLevel') }, ...options]}
              value={draft.parentCategoryId}
              error={errors['parentCategoryId']}
              onChange={(id) => set('parentCategoryId', id)}
            />
          </div>
          <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
          <SelectField
            label={t('categories.icon')}
            hint={t('categories.iconHint')}
            value={draft.icon ?? ''}
            error={errors['icon']}
            options={[
              { value: '', label: t('categories.noIcon') },
              ...CATEGORY_ICONS.map((icon) => ({ value: icon, label: t(`categoryIcon.${icon}`) })),
            ]}
            onChange={(event) => set('icon', CATEGORY_ICONS.find((icon) => icon === event.currentTarget.value) ?? null)}
          />
        </div>
      </Panel>
      <Panel title={t('categories.attributes')}>
        <ChipsField
          label={t('resource.attributes')}
          add={t('categories.addAttribute')}
          optional
          options={attributes.map(({ id, title }) => ({ value: String(id), label: title }))}
          chosen={draft.attributeIds}
          error={errors['attributeIds']}
          onChange={(ids) => set('attributeIds', ids)}
        />
        <p className="sj-sm sj-t3 adm-card-foot">{t('categories.attributesHint')}</p>
      </Panel>
    </>
  );
}

function CategorySide({ state: { draft, set }, record, onRecord }: Props) {
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
      {record && onRecord && (
        <PictureCard
          record={record}
          save={(file) => {
            const params = { id: record.id };
            return file ? api.categories.setPicture({ params, file }) : api.categories.removePicture({ params });
          }}
          onRecord={onRecord}
        />
      )}
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

export const categoryDefinition: RecordDefinition<AdminCategory, CategoryForm, Draft> = {
  home: '/categories',
  queryKey: 'categories',
  entity: 'category',
  title: 'resource.categories',
  newTitle: 'categories.new',
  calls: api.categories,
  emptyDraft: {
    title: NO_TEXT,
    description: NO_TEXT,
    parentCategoryId: '',
    order: '0',
    isOnMainPage: false,
    icon: null,
    attributeIds: [],
  },
  ...recordForm({
    fields: FIELDS,
    schema: CategoryForm,
    fieldNames: {
      title: 'article.name',
      description: 'article.description',
      parentCategoryId: 'categories.parent',
      order: 'categories.order',
      isOnMainPage: 'categories.onMainPage',
      icon: 'categories.icon',
      attributeIds: 'categories.attributes',
    },
    shown: { parentCategoryId: (id) => id || t('categories.topLevel') },
  }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  copyOf: (draft) => ({ ...draft, isOnMainPage: false }),
  main: CategoryMain,
  side: CategorySide,
  customerHref: ({ id, slug }) => `/category/${id}/${slug}`,
  removal: { title: 'categories.remove', question: (name) => t('categories.removeSure', { name }) },
};
