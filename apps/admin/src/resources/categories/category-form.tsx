import { type AdminCategory, CategoryForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { ComboboxField, Facts, Panel, Switch, useUiLink } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { useCategoryOptions } from '../../shared/catalogue/options.ts';
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
        </div>
      </Panel>
    </>
  );
}

function CategorySide({ state: { draft, set }, record }: Props) {
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
    },
    shown: { parentCategoryId: (id) => id || t('categories.topLevel') },
  }),
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  main: CategoryMain,
  side: CategorySide,
  customerHref: ({ id, slug }) => `/category/${id}/${slug}`,
  removal: { title: 'categories.remove', question: (name) => t('categories.removeSure', { name }) },
};
