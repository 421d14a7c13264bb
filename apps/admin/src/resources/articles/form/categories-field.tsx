import type { ArticleFormOptions } from '@sjaj/contract';
import { AppliedChip, SelectField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { categoryOptions } from '../../../shared/catalogue/category-options.logic.ts';

interface CategoriesFieldProps {
  readonly categories: ArticleFormOptions['categories'];
  readonly chosen: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

/** The categories of an article: added from a list, removed one by one. */
export function CategoriesField({ categories, chosen, error, onChange }: CategoriesFieldProps) {
  const options = categoryOptions(categories);
  const titleOf = (id: number) => categories.find((category) => category.id === id)?.title ?? String(id);
  return (
    <div className="sj-col sj-g4">
      <SelectField
        label={t('article.category')}
        options={[
          { value: '', label: t('article.addCategory') },
          ...options.filter(({ value }) => !chosen.includes(Number(value))),
        ]}
        value=""
        error={error}
        onChange={(event) => {
          if (event.currentTarget.value !== '') onChange([...chosen, Number(event.currentTarget.value)]);
        }}
      />
      <div className="sj-row sj-wraps">
        {chosen.map((id) => (
          <AppliedChip key={id} label={titleOf(id)} onRemove={() => onChange(chosen.filter((one) => one !== id))} />
        ))}
      </div>
    </div>
  );
}
