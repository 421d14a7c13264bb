import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { LANGUAGES, type Language } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import type { Faults } from '../../../shared/form/faults.ts';
import { t } from '../../../shared/texts/t.ts';
import type { Draft } from './draft.logic.ts';
import { FIELD_NAMES } from './fields.ts';
import { type TextState, textStateOf } from './text-state.logic.ts';

interface LanguageTilesProps {
  readonly draft: Draft;
  readonly faults: Faults;
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
export function LanguageTiles({ draft, faults, value, onChange }: LanguageTilesProps) {
  return (
    <div className="adm-tiles-five" role="group" aria-label={t('article.languages')}>
      {LANGUAGES.map((language) => {
        const state = textStateOf(draft, language);
        const Icon = ICON[state.kind];
        const isWrong = Object.keys(faults).some((path) => path.endsWith(`.${language}`));
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
              <small>{stateText(state)}</small>
            </span>
            <Icon size={18} aria-hidden="true" className={`adm-language-${state.kind}`} />
          </button>
        );
      })}
    </div>
  );
}

function stateText(state: TextState): string {
  if (state.kind === 'complete') return t('article.complete');
  if (state.kind === 'automatic') return t('article.automatic');
  if (state.kind === 'falls_back') return t('article.fallsBack');
  return t('article.missing', {
    fields: state.fields.map((field) => t(FIELD_NAMES[field]).toLocaleLowerCase()).join(', '),
  });
}
