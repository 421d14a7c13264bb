import { type AdminArticleTab, ArticleTabForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { ComboboxField, Panel, Switch, TextArea } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { useBrandOptions, useCategoryOptions } from '../../shared/catalogue/options.ts';
import { asTyped, count, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { OrderField } from '../../shared/record/order-field.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  title: textsWithBosnian(),
  content: textsWithBosnian(),
  // Empty for all.
  brandId: count(),
  categoryId: count(),
  // Separated by commas, blanks or line breaks.
  articleCodes: z.codec(z.string(), z.array(z.string()), {
    decode: (typed) => [...new Set(typed.split(/[\s,;]+/).filter((code) => code !== ''))],
    encode: (codes) => codes.join('\n'),
  }),
  order: count(),
  isActive: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminArticleTab, Draft>;

const TEXT_FIELDS = [
  { key: 'title', label: 'terms.title', longest: 40 },
  { key: 'content', label: 'terms.content', longest: 9_000, rich: true },
] as const satisfies readonly TextField<string>[];

const CODE_ROWS = 4;

/** The title and the text of the tab. */
const TabMain = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

/** Which articles have the tab. */
function TabSide({ state: { draft, set }, errors }: Props) {
  const all = { value: '', label: t('list.all') };
  return (
    <Panel title={t('articleTabs.scope')}>
      <div className="sj-col sj-g12">
        <ComboboxField
          label={t('articleTabs.category')}
          hint={t('articleTabs.categoryHint')}
          options={[all, ...useCategoryOptions()]}
          value={draft.categoryId}
          error={errors['categoryId']}
          onChange={(id) => set('categoryId', id)}
        />
        <ComboboxField
          label={t('articleTabs.brand')}
          options={[all, ...useBrandOptions()]}
          value={draft.brandId}
          error={errors['brandId']}
          onChange={(id) => set('brandId', id)}
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

export const tabDefinition: RecordDefinition<AdminArticleTab, ArticleTabForm, Draft> = {
  home: '/tabs',
  queryKey: 'articleTabs',
  entity: 'article_tab',
  title: 'resource.tabs',
  newTitle: 'articleTabs.new',
  calls: api.articleTabs,
  emptyDraft: {
    title: NO_TEXT,
    content: NO_TEXT,
    brandId: '',
    categoryId: '',
    // Separated by commas, blanks or line breaks.
    articleCodes: '',
    order: '0',
    isActive: true,
  },
  ...recordForm({
    fields: FIELDS,
    schema: ArticleTabForm,
    fieldNames: {
      title: 'terms.title',
      content: 'terms.content',
      brandId: 'articleTabs.brand',
      categoryId: 'articleTabs.category',
      // Separated by commas, blanks or line breaks.
      articleCodes: 'articleTabs.codes',
      order: 'categories.order',
      isActive: 'banners.active',
    },
  }),
  nameOf: (draft) => contentFor(draft.title, language())?.text ?? '',
  copyOf: (draft) => ({ ...draft, isActive: false }),
  main: TabMain,
  side: TabSide,
  removal: { title: 'articleTabs.remove', question: (name) => t('articleTabs.removeSure', { name }) },
};
