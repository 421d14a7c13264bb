import { type Texts, WRITTEN } from '../texts.ts';

/** A part of an information page under a heading. */
interface Section {
  readonly title: Texts;
  readonly paragraphs?: readonly Texts[];
  /** Things side by side. */
  readonly list?: readonly Texts[];
  /** One after the other. */
  readonly steps?: readonly Texts[];
}

/** An information page: what it is about in a sentence, then its parts. `{names}` are facts of the shop. */
export interface Page {
  readonly lead: Texts;
  readonly sections: readonly Section[];
}

/** One text in the written languages; Serbian in Cyrillic follows from the Latin one. */
export const say = (en: string, bs: string, hr: string, srLatn: string): Texts => ({ bs, hr, srLatn, en });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text as a paragraph of HTML. */
export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

const items = (tag: 'ul' | 'ol', texts: readonly string[]): string =>
  texts.length === 0 ? '' : `<${tag}>${texts.map((text) => `<li>${paragraph(text)}</li>`).join('')}</${tag}>`;

const inEach = (write: (language: keyof Texts) => string): Texts => {
  const [bs = '', hr = '', srLatn = '', en = ''] = WRITTEN.map(write);
  return { bs, hr, srLatn, en };
};

/** The same text in each language as a paragraph of HTML. */
export const paragraphs = (texts: Texts): Texts => inEach((language) => paragraph(texts[language]));

/** The parts of a page as HTML in each language. */
export const pageHtml = ({ sections }: Page): Texts =>
  inEach((language) => {
    const all = (texts: readonly Texts[] = []): string[] => texts.map((text) => text[language]);
    return sections
      .map(
        (section) =>
          `<h2>${escaped(section.title[language])}</h2>` +
          all(section.paragraphs).map(paragraph).join('') +
          items('ul', all(section.list)) +
          items('ol', all(section.steps)),
      )
      .join('');
  });
