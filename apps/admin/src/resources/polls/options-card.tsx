import type { FieldErrors } from '../../shared/form/form-errors.ts';
import { RemoveRow } from '../../shared/rows/remove-row.tsx';
import { RowInput } from '../../shared/rows/row-input.tsx';
import { RowsCard } from '../../shared/rows/rows-card.tsx';
import { t } from '../../shared/texts/t.ts';
import { type DraftText, NO_TEXT } from '../../shared/texts-form/text-draft.logic.ts';

/** An option of a poll in the form. */
interface DraftOption {
  /** Null for a new option. */
  readonly id: number | null;
  readonly title: DraftText;
}

export const NEW_OPTION: DraftOption = { id: null, title: NO_TEXT };

// Cyrillic follows from Serbian in Latin letters.
const WRITTEN_LANGUAGES = ['bs', 'hr', 'srLatn', 'en'] as const;

interface OptionsCardProps {
  readonly options: readonly DraftOption[];
  readonly errors: FieldErrors;
  readonly onChange: (options: readonly DraftOption[]) => void;
}

/** The options of a poll, one in a row, in each language. */
export function OptionsCard({ options, errors, onChange }: OptionsCardProps) {
  return (
    <RowsCard
      title={t('polls.options')}
      heads={WRITTEN_LANGUAGES.map((language) => t(`field.${language}`))}
      none={t('polls.noOptions')}
      isEmpty={options.length === 0}
      error={errors['options']}
      add={t('polls.addOption')}
      onAdd={() => onChange([...options, NEW_OPTION])}
    >
      {options.map((option, place) => {
        const row = t('polls.option', { line: place + 1 });
        return (
          // The index is a safe key: rows are only added at the end.
          <tr key={place}>
            {WRITTEN_LANGUAGES.map((language) => (
              <td key={language} data-label={t(`field.${language}`)}>
                <RowInput
                  label={`${row}, ${t(`field.${language}`)}`}
                  maxLength={120}
                  value={option.title[language]}
                  placeholder={language === 'bs' ? undefined : option.title.bs}
                  error={errors[`options.${place}.title.${language}`]}
                  onWrite={(value) =>
                    onChange(
                      options.map((each, at) =>
                        at === place ? { ...each, title: { ...each.title, [language]: value } } : each,
                      ),
                    )
                  }
                />
              </td>
            ))}
            <td>
              <RemoveRow name={row} onRemove={() => onChange(options.filter((_each, at) => at !== place))} />
            </td>
          </tr>
        );
      })}
    </RowsCard>
  );
}
