import { contentFor, type Language, languageTag } from '@sjaj/domain';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';

interface TextPreviewProps {
  readonly draft: Draft;
  readonly language: Language;
}

const PARAGRAPHS = /\n{2,}/;

/** What a customer reads in this language, fallbacks and generated Cyrillic included. */
export function TextPreview({ draft, language }: TextPreviewProps) {
  const [title, short, description] = TEXT_FIELDS.map((field) => contentFor(draft[field], language));
  return (
    <section className="adm-preview" aria-label={`${t('article.preview')}, ${t(`field.${language}`)}`}>
      <span className="sj-xs sj-t3">{`${t('article.preview')} · ${t(`field.${language}`)}`}</span>
      <h3 lang={title && languageTag(title.language)}>{title?.text ?? '–'}</h3>
      {short && (
        <p className="sj-t2" lang={languageTag(short.language)}>
          {short.text}
        </p>
      )}
      {description?.text.split(PARAGRAPHS).map((paragraph, index) => (
        <p key={index} className="sj-sm" lang={languageTag(description.language)}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
