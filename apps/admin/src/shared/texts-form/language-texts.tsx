import { contentFor, DEFAULT_LANGUAGE, type Language, languageTag } from '@sjaj/domain';
import { TextArea, TextField as TextInput } from '@sjaj/ui';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { t } from '../texts/t.ts';
import type { TextField } from './text-draft.logic.ts';
import type { TextsProps } from './texts-props.ts';

interface LanguageTextsProps<Key extends string> extends TextsProps<Key> {
  readonly language: Language;
}

/** The texts in one language. An empty field shows in grey what customers read instead. */
export function LanguageTexts<Key extends string>(props: LanguageTextsProps<Key>) {
  const { fields, texts, errors, onWrite, language } = props;
  const isOriginal = language === DEFAULT_LANGUAGE;
  const insteadOf = (key: Key) => contentFor(texts[key], language)?.text ?? '';
  const takeOver = () => {
    for (const { key } of fields) {
      if (texts[key][language].trim() === '') onWrite(key, { ...texts[key], [language]: insteadOf(key) });
    }
  };
  const inputOf = ({ key, label, longest, optional }: TextField<Key>) => ({
    label: t(label),
    lang: languageTag(language),
    maxLength: longest,
    placeholder: isOriginal ? undefined : insteadOf(key),
    value: texts[key][language],
    error: errors[`${key}.${language}`],
    ...(optional && { optional }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onWrite(key, { ...texts[key], [language]: event.currentTarget.value }),
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
      {fields.map((field) => {
        if (field.rich) return <RichLanguageText key={field.key} field={field} {...props} />;
        return field.rows === undefined ? (
          <TextInput
            key={field.key}
            {...inputOf(field)}
            hint={t('sign.characters', { count: texts[field.key][language].length, total: field.longest })}
          />
        ) : (
          <TextArea key={field.key} {...inputOf(field)} rows={field.rows} />
        );
      })}
    </div>
  );
}

interface RichLanguageTextProps<Key extends string> extends LanguageTextsProps<Key> {
  readonly field: TextField<Key>;
}

function RichLanguageText<Key extends string>(props: RichLanguageTextProps<Key>) {
  const { field, texts, errors, language, onWrite } = props;
  const text = texts[field.key];
  return (
    <RichTextField
      label={t(field.label)}
      lang={languageTag(language)}
      value={text[language]}
      error={errors[`${field.key}.${language}`]}
      optional={field.optional}
      offersFacts={field.offersFacts}
      onChange={(html) => onWrite(field.key, { ...text, [language]: html })}
    />
  );
}
