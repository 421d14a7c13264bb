import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { contentFor, formatNumber, LANGUAGES, languageTag } from '@sjaj/domain';
import { IconButton } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import type { DraftValue } from './draft.logic.ts';

interface ValueRowProps {
  readonly value: DraftValue;
  /** Row number for labels, from 1. */
  readonly line: number;
  readonly articles: number;
  readonly error: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (value: DraftValue) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A value: its name in each language, its colour and the number of its articles. */
export function ValueRow({ value, line, articles, error, isFirst, isLast, ...acts }: ValueRowProps) {
  const name = value.title.bs || String(line);
  return (
    <tr className={error ? 'attr-wrong' : undefined}>
      {LANGUAGES.map((language) => (
        <td key={language}>
          <input
            className="sj-input attr-input"
            aria-label={`${t('attributes.value', { line })}, ${t(`field.${language}`)}`}
            aria-invalid={language === 'bs' && error ? true : undefined}
            title={(language === 'bs' && error) || value.title[language]}
            lang={languageTag(language)}
            maxLength={80}
            placeholder={language === 'bs' ? undefined : contentFor(value.title, language)?.text}
            value={value.title[language]}
            onChange={(event) =>
              acts.onChange({ ...value, title: { ...value.title, [language]: event.currentTarget.value } })
            }
          />
        </td>
      ))}
      <td>
        <input
          className="sj-input attr-input attr-swatch"
          aria-label={`${t('attributes.value', { line })}, ${t('attributes.swatch')}`}
          maxLength={7}
          placeholder="#"
          value={value.swatch}
          onChange={(event) => acts.onChange({ ...value, swatch: event.currentTarget.value })}
        />
      </td>
      <td className="sj-right">{formatNumber(articles)}</td>
      <td>
        <span className="sj-row attr-acts">
          <IconButton
            size="sm"
            label={t('attributes.moveUp', { name })}
            icon={<IconArrowUp size={16} aria-hidden="true" />}
            disabled={isFirst}
            onClick={() => acts.onMove(-1)}
            tip="end"
          />
          <IconButton
            size="sm"
            label={t('attributes.moveDown', { name })}
            icon={<IconArrowDown size={16} aria-hidden="true" />}
            disabled={isLast}
            onClick={() => acts.onMove(1)}
            tip="end"
          />
          <IconButton
            size="sm"
            label={articles > 0 ? t('attributes.valueInUse', { name }) : t('form.deleteRow', { name })}
            icon={<IconTrash size={16} aria-hidden="true" />}
            disabled={articles > 0}
            onClick={acts.onRemove}
            tip="end"
          />
        </span>
      </td>
    </tr>
  );
}
