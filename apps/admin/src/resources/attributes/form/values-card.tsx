import { IconPlus } from '@tabler/icons-react';
import type { AdminAttribute } from '@sjaj/contract';
import { LANGUAGES } from '@sjaj/domain';
import { Button, Panel, Table } from '@sjaj/ui';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
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
    <Panel title={t('attributes.values')} flush lined>
      {values.length > 0 && (
        <Table caption={t('attributes.values')}>
          <thead>
            <tr>
              {LANGUAGES.map((language) => (
                <th key={language} scope="col">
                  {t(`field.${language}`)}
                </th>
              ))}
              <th scope="col">{t('attributes.swatch')}</th>
              <th scope="col" className="sj-right">
                {t('categories.articles')}
              </th>
              <th scope="col">
                <span className="sj-vh">{t('searches.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map((value, index) => (
              <ValueRow
                key={value.id ?? `new-${index}`}
                value={value}
                line={index + 1}
                articles={articlesOf(value.id)}
                error={errors[`values.${index}.title.bs`] ?? errors[`values.${index}.swatch`]}
                isFirst={index === 0}
                isLast={index === values.length - 1}
                onChange={(next) => onChange(values.map((one, at) => (at === index ? next : one)))}
                onMove={(step) => onChange(moved(values, index, step))}
                onRemove={() => onChange(values.filter((_one, at) => at !== index))}
              />
            ))}
          </tbody>
        </Table>
      )}
      {values.length === 0 && <p className="sj-t2 attr-none">{t('attributes.noValues')}</p>}
      <div className="attr-add">
        <Button
          variant="soft"
          size="sm"
          icon={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onChange([...values, EMPTY_VALUE])}
        >
          {t('attributes.addValue')}
        </Button>
      </div>
    </Panel>
  );
}
