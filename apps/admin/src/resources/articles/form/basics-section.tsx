import { useQuery } from '@tanstack/react-query';
import type { AdminArticle } from '@sjaj/contract';
import { ComboboxField, Panel, type Option, SelectField, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { optionsQuery } from '../queries.ts';
import { categoryOptions } from '../../../shared/catalogue/category-options.logic.ts';
import { ChipsField } from '../../../shared/catalogue/chips-field.tsx';
import { type SectionProps, wasHint } from './section-props.ts';

const TYPES = [
  { value: 'product', label: 'article.typeProduct' },
  { value: 'machine', label: 'article.typeMachine' },
  { value: 'spare_part', label: 'article.typeSparePart' },
] as const satisfies readonly { value: AdminArticle['articleType']; label: string }[];

/** The options of a select, preceded by an empty option. */
export const withNothing = (options: readonly { readonly id: number; readonly title: string }[] = []): Option[] => [
  { value: '', label: t('article.chooseOne') },
  ...options.map(({ id, title }) => ({ value: String(id), label: title })),
];

/** Code, brand, categories and unit of an article. */
export function BasicsSection({ state, errors }: SectionProps) {
  const { draft, set } = state;
  const { data: options } = useQuery(optionsQuery);
  return (
    <Panel title={t('form.basics')}>
      <div className="adm-fields">
        <TextField
          label={t('article.code')}
          maxLength={40}
          value={draft.code}
          error={errors['code']}
          hint={wasHint(state, 'code')}
          onChange={(event) => set('code', event.currentTarget.value)}
        />
        <TextField
          label={t('article.catalogNumber')}
          optional
          maxLength={60}
          value={draft.catalogNumber}
          error={errors['catalogNumber']}
          onChange={(event) => set('catalogNumber', event.currentTarget.value)}
        />
        <TextField
          label={t('article.ean')}
          optional
          inputMode="numeric"
          maxLength={14}
          value={draft.ean}
          error={errors['ean']}
          onChange={(event) => set('ean', event.currentTarget.value)}
        />
        <ComboboxField
          label={t('article.brand')}
          placeholder={t('article.chooseOne')}
          options={options?.brands.map(({ id, title }) => ({ value: String(id), label: title })) ?? []}
          value={draft.brandId}
          error={errors['brandId']}
          onChange={(id) => set('brandId', id)}
        />
        <SelectField
          label={t('article.type')}
          options={TYPES.map(({ value, label }) => ({ value, label: t(label) }))}
          value={draft.articleType}
          onChange={(event) =>
            set('articleType', TYPES.find(({ value }) => value === event.currentTarget.value)?.value ?? 'product')
          }
        />
        <TextField
          label={t('article.warrantyMonths')}
          optional
          inputMode="numeric"
          className="adm-amount"
          value={draft.warrantyMonths}
          error={errors['warrantyMonths']}
          hint={t('article.warrantyMonthsHint')}
          onChange={(event) => set('warrantyMonths', event.currentTarget.value)}
        />
        <div className="adm-wide">
          <ChipsField
            label={t('article.category')}
            add={t('article.addCategory')}
            options={categoryOptions(options?.categories ?? [])}
            chosen={draft.categoryIds}
            error={errors['categoryIds']}
            onChange={(ids) => set('categoryIds', ids)}
          />
        </div>
        <div className="adm-wide">
          <TextField
            label={t('article.video')}
            optional
            type="url"
            maxLength={500}
            value={draft.videoUrl}
            error={errors['videoUrl']}
            hint={t('article.videoHint')}
            onChange={(event) => set('videoUrl', event.currentTarget.value)}
          />
        </div>
      </div>
    </Panel>
  );
}
