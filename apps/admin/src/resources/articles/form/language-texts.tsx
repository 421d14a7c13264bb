import { contentFor, DEFAULT_LANGUAGE, type Language, languageTag } from '@sjaj/domain';
import { TextArea, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { TEXT_FIELDS, type TextField as TextFieldName } from './draft.logic.ts';
import { FIELD_NAMES } from './fields.ts';
import type { SectionProps } from './section-props.ts';

interface LanguageTextsProps extends SectionProps {
  readonly language: Language;
}

const LONGEST: Readonly<Record<TextFieldName, number>> = { title: 200, shortDescription: 500, description: 16_000 };
const DESCRIPTION_ROWS = 8;

/** The texts in one language. An empty field shows in grey what customers read instead. */
export function LanguageTexts({ state: { draft, set }, faults, language }: LanguageTextsProps) {
  const isOriginal = language === DEFAULT_LANGUAGE;
  const insteadOf = (field: TextFieldName) => contentFor(draft[field], language)?.text ?? '';
  const write = (field: TextFieldName, text: string) => set(field, { ...draft[field], [language]: text });
  const takeOver = () => {
    for (const field of TEXT_FIELDS) if (draft[field][language].trim() === '') write(field, insteadOf(field));
  };
  const common = (field: TextFieldName) => ({
    label: t(FIELD_NAMES[field]),
    lang: languageTag(language),
    maxLength: LONGEST[field],
    placeholder: isOriginal ? undefined : insteadOf(field),
    value: draft[field][language],
    error: faults[`${field}.${language}`],
  });
  return (
    <div className="sj-col sj-g12">
      <div className="sj-row sj-between adm-texts-head">
        <span className="sj-sm sj-t2">
          {isOriginal ? `${t(`field.${language}`)} · ${t('article.original')}` : t(`field.${language}`)}
        </span>
        {!isOriginal && (
          <button type="button" className="sj-link sj-sm" onClick={takeOver}>
            {t('article.copyOriginal')}
          </button>
        )}
      </div>
      <TextField
        {...common('title')}
        hint={t('sign.characters', { count: draft.title[language].length, total: LONGEST.title })}
        onChange={(event) => write('title', event.currentTarget.value)}
      />
      <TextArea
        {...common('shortDescription')}
        optional
        onChange={(event) => write('shortDescription', event.currentTarget.value)}
      />
      <TextArea
        {...common('description')}
        optional
        rows={DESCRIPTION_ROWS}
        onChange={(event) => write('description', event.currentTarget.value)}
      />
    </div>
  );
}
