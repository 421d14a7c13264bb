import './texts-form.css';
import { useState } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@sjaj/domain';
import { Panel, SegmentedControl } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { LanguageTexts } from './language-texts.tsx';
import { LanguageTiles } from './language-tiles.tsx';
import { TextPreview } from './text-preview.tsx';
import type { TextsProps } from './texts-props.ts';

type Mode = 'beside' | 'one';

interface TextsCardProps<Key extends string> extends TextsProps<Key> {
  readonly title: string;
  /** The name where it is the same in all languages. */
  readonly name?: string;
}

/** Texts in five languages: tiles with their state, the original and a translation side by side, and what customers read. */
export function TextsCard<Key extends string>({ title, name, ...texts }: TextsCardProps<Key>) {
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const [mode, setMode] = useState<Mode>('beside');
  const isTranslation = language !== DEFAULT_LANGUAGE;
  const preview = <TextPreview fields={texts.fields} texts={texts.texts} language={language} name={name} />;
  return (
    <Panel
      title={title}
      end={
        <SegmentedControl
          label={title}
          value={mode}
          options={[
            { value: 'beside', label: t('article.sideBySide') },
            { value: 'one', label: t('article.oneLanguage') },
          ]}
          onChange={setMode}
        />
      }
    >
      <LanguageTiles {...texts} value={language} onChange={setLanguage} />
      <div className={mode === 'beside' ? 'adm-texts' : 'adm-texts adm-texts-one'}>
        {(mode === 'beside' || !isTranslation) && <LanguageTexts {...texts} language={DEFAULT_LANGUAGE} />}
        {isTranslation && <LanguageTexts {...texts} language={language} />}
        {!isTranslation && mode === 'beside' && preview}
      </div>
      {(isTranslation || mode === 'one') && preview}
    </Panel>
  );
}
