import { useState } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@sjaj/domain';
import { Card, Segmented } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { LanguageTexts } from './language-texts.tsx';
import { LanguageTiles } from './language-tiles.tsx';
import type { SectionProps } from './section-props.ts';
import { TextPreview } from './text-preview.tsx';

type Mode = 'beside' | 'one';

/** Title and descriptions in five languages: tiles with their state, the original and a translation side by side. */
export function TextsSection({ state, faults }: SectionProps) {
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const [mode, setMode] = useState<Mode>('beside');
  const isTranslation = language !== DEFAULT_LANGUAGE;
  return (
    <Card
      title={t('article.namesAndTexts')}
      end={
        <Segmented
          label={t('article.namesAndTexts')}
          value={mode}
          options={[
            { value: 'beside', label: t('article.sideBySide') },
            { value: 'one', label: t('article.oneLanguage') },
          ]}
          onChange={setMode}
        />
      }
    >
      <LanguageTiles draft={state.draft} faults={faults} value={language} onChange={setLanguage} />
      <div className={mode === 'beside' ? 'adm-texts' : 'adm-texts adm-texts-one'}>
        {(mode === 'beside' || !isTranslation) && (
          <LanguageTexts state={state} faults={faults} language={DEFAULT_LANGUAGE} />
        )}
        {isTranslation && <LanguageTexts state={state} faults={faults} language={language} />}
        {!isTranslation && mode === 'beside' && <TextPreview draft={state.draft} language={language} />}
      </div>
      {(isTranslation || mode === 'one') && <TextPreview draft={state.draft} language={language} />}
    </Card>
  );
}
