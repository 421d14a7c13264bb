import type { AdminAttribute } from '@sjaj/contract';
import { LANGUAGES } from '@sjaj/domain';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import { RowsCard } from '../../../shared/rows/rows-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type DraftValue, EMPTY_VALUE, moved } from './draft.logic.ts';
import { ValueRow } from './value-row.tsx';

interface ValuesCardProps {
  readonly values: readonly DraftValue[];
  readonly saved: AdminAttribute['values'];
  readonly errors: FieldErrors;
  readonly onChange: (values: readonly DraftValue[]) => void;
}

/** The values in their order, in five languages. Values that articles use cannot be removed. */
export function ValuesCard({ values, saved, errors, onChange }: ValuesCardProps) {
  const articlesOf = (id: number | null) => saved.find((value) => value.id === id)?.articles ?? 0;
  return (
    <RowsCard
      title={t('attributes.values')}
      heads={[...LANGUAGES.map((language) => t(`field.${language}`)), t('attributes.swatch'), t('categories.articles')]}
      none={t('attributes.noValues')}
      isEmpty={values.length === 0}
      add={t('attributes.addValue')}
      onAdd={() => onChange([...values, EMPTY_VALUE])}
    >
      {values.map((value, index) => (
        <ValueRow
          key={value.id ?? `new-${index}`}
          value={value}
          line={index + 1}
          articles={articlesOf(value.id)}
          errors={{ title: errors[`values.${index}.title.bs`], swatch: errors[`values.${index}.swatch`] }}
          isFirst={index === 0}
          isLast={index === values.length - 1}
          onChange={(next) => onChange(values.map((one, at) => (at === index ? next : one)))}
          onMove={(step) => onChange(moved(values, index, step))}
          onRemove={() => onChange(values.filter((_one, at) => at !== index))}
        />
      ))}
    </RowsCard>
  );
}
