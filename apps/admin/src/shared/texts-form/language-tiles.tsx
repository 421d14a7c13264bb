import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { LANGUAGES, type Language } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { TextField } from './text-draft.logic.ts';
import { type TextState, textStateOf } from './text-state.logic.ts';
import type { TextsProps } from './texts-props.ts';

interface LanguageTilesProps<Key extends string> extends Pick<TextsProps<Key>, 'fields' | 'texts' | 'errors'> {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

const ICON = {
  complete: IconCircleCheck,
  missing: IconAlertTriangle,
  falls_back: IconArrowBackUp,
  automatic: IconRefresh,
} as const;

/** The five languages, each with how far it is. */
export function LanguageTiles<Key extends string>(props: LanguageTilesProps<Key>) {
  const { fields, texts, errors, value, onChange } = props;
  const keys = fields.map(({ key }) => key);
  return (
    <div className="adm-tiles-five" role="group" aria-label={t('article.languages')}>
      {LANGUAGES.map((language) => {
        const state = textStateOf(texts, keys, language);
        const Icon = ICON[state.kind];
        const isWrong = keys.some((key) => `${key}.${language}` in errors);
        return (
          <button
            key={language}
            type="button"
            className={classNames(
              'adm-language',
              language === value && 'adm-language-on',
              isWrong && 'adm-language-wrong',
            )}
            aria-pressed={language === value}
            onClick={() => onChange(language)}
          >
            <span className="sj-grow">
              <b>{t(`field.${language}`)}</b>
              <small>{stateText(state, fields)}</small>
            </span>
            <Icon size={18} aria-hidden="true" className={`adm-language-${state.kind}`} />
          </button>
        );
      })}
    </div>
  );
}

function stateText<Key extends string>(state: TextState<Key>, fields: readonly TextField<Key>[]): string {
  if (state.kind === 'complete') return t('article.complete');
  if (state.kind === 'automatic') return t('article.automatic');
  if (state.kind === 'falls_back') return t('article.fallsBack');
  const missing = fields.filter(({ key }) => state.fields.includes(key));
  return t('article.missing', { fields: missing.map(({ label }) => t(label).toLocaleLowerCase()).join(', ') });
}
