import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { contentFor, formatNumber, LANGUAGES, languageTag } from '@sjaj/domain';
import { IconButton } from '@sjaj/ui';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { t } from '../../../shared/texts/t.ts';
import type { DraftValue } from './draft.logic.ts';

interface ValueRowProps {
  readonly value: DraftValue;
  /** Row number for labels, from 1. */
  readonly line: number;
  readonly articles: number;
  readonly errors: { readonly title: string | undefined; readonly swatch: string | undefined };
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (value: DraftValue) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A value: its name in each language, its colour and the number of its articles. */
export function ValueRow({ value, line, articles, errors, isFirst, isLast, ...actions }: ValueRowProps) {
  const name = value.title.bs || String(line);
  const row = t('attributes.value', { line });
  return (
    <tr>
      {LANGUAGES.map((language) => (
        <td key={language} data-label={t(`field.${language}`)}>
          <RowInput
            label={`${row}, ${t(`field.${language}`)}`}
            title={value.title[language]}
            lang={languageTag(language)}
            maxLength={80}
            placeholder={language === 'bs' ? undefined : contentFor(value.title, language)?.text}
            value={value.title[language]}
            error={language === 'bs' ? errors.title : undefined}
            onWrite={(written) => actions.onChange({ ...value, title: { ...value.title, [language]: written } })}
          />
        </td>
      ))}
      <td data-label={t('attributes.swatch')}>
        <RowInput
          label={`${row}, ${t('attributes.swatch')}`}
          maxLength={7}
          placeholder="#"
          value={value.swatch}
          error={errors.swatch}
          onWrite={(swatch) => actions.onChange({ ...value, swatch })}
        />
      </td>
      <td data-label={t('categories.articles')} className="sj-num">
        {formatNumber(articles)}
      </td>
      <td>
        <span className="sj-row adm-line-actions">
          <IconButton
            size="sm"
            label={t('attributes.moveUp', { name })}
            icon={<IconArrowUp size={16} aria-hidden="true" />}
            disabled={isFirst}
            onClick={() => actions.onMove(-1)}
            tip="end"
          />
          <IconButton
            size="sm"
            label={t('attributes.moveDown', { name })}
            icon={<IconArrowDown size={16} aria-hidden="true" />}
            disabled={isLast}
            onClick={() => actions.onMove(1)}
            tip="end"
          />
          <IconButton
            size="sm"
            label={articles > 0 ? t('attributes.valueInUse', { name }) : t('form.deleteRow', { name })}
            icon={<IconTrash size={16} aria-hidden="true" />}
            disabled={articles > 0}
            onClick={actions.onRemove}
            tip="end"
          />
        </span>
      </td>
    </tr>
  );
}
