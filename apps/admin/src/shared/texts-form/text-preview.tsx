import { contentFor, type Language, languageTag } from '@sjaj/domain';
import { RichText } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { TextsProps } from './texts-props.ts';

interface TextPreviewProps<Key extends string> extends Pick<TextsProps<Key>, 'fields' | 'texts'> {
  readonly language: Language;
  /** The name where it is the same in all languages; else the first of the fields is it. */
  readonly name?: string | undefined;
}

const PARAGRAPHS = /\n{2,}/;

/** What a customer reads in this language, fallbacks and generated Cyrillic included. */
export function TextPreview<Key extends string>({ fields, texts, language, name }: TextPreviewProps<Key>) {
  const contents = fields.map(({ key }) => contentFor(texts[key], language));
  const title = name === undefined && !fields[0]?.rich ? contents[0] : undefined;
  const isTitled = name !== undefined || fields[0]?.rich === true;
  const rest = isTitled ? contents : contents.slice(1);
  const restFields = isTitled ? fields : fields.slice(1);
  return (
    <section className="adm-preview" aria-label={`${t('article.preview')}, ${t(`field.${language}`)}`}>
      <span className="sj-xs sj-t3">{`${t('article.preview')} · ${t(`field.${language}`)}`}</span>
      <h3 lang={title && languageTag(title.language)}>{(name ?? title?.text) || '–'}</h3>
      {rest.map((content, index) => {
        const field = restFields[index];
        if (!content || !field) return null;
        if (field.rich) {
          return (
            // Its links lead nowhere from here.
            <div key={field.key} inert lang={languageTag(content.language)}>
              <RichText html={content.text} />
            </div>
          );
        }
        return content.text.split(PARAGRAPHS).map((paragraph, place) => (
          <p
            key={`${field.key}-${place}`}
            className={index < rest.length - 1 ? 'sj-t2' : 'sj-sm'}
            lang={languageTag(content.language)}
          >
            {paragraph}
          </p>
        ));
      })}
    </section>
  );
}
