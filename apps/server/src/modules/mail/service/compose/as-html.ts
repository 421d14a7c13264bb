import { type Html, PLACE, sourceOf } from './html.ts';
import type { LetterContent } from '../../store/letter.ts';
import { mailMarkup } from './mail-markup.ts';

/** The place of a value in a compiled template, which may repeat or move it. */
const NUMBERED = /\uE000(\d{1,6});/g;

/** What was compiled, by its template. There are some twenty: a template depends on what kinds of parts a letter has. */
const compiled = new Map<string, Promise<string>>();

/**
 * The letter as HTML that stands by itself: no font, style or script of another place, and no picture but the shop's own. Compiling
 * takes some milliseconds, so a template is compiled once and filled with the escaped values of each letter.
 */
export async function asHtml(letter: LetterContent): Promise<string> {
  const markup = mailMarkup(letter);
  // Styles are written onto the elements of a rich text, so it is compiled with its words.
  if (letter.richText !== null) return compile(sourceOf(markup));
  const page = await compileOnce(markup);
  return page.replaceAll(NUMBERED, (_, place: string) => markup.values[Number(place)] ?? '');
}

/** Every mail is stored: a fifth of it would be the indentation of the tags. Values are not touched, and a line stays a space. */
const withoutIndentation = (page: string): string =>
  page
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

function compileOnce({ template }: Html): Promise<string> {
  const known = compiled.get(template);
  if (known) return known;
  let next = 0;
  const page = compile(template.replaceAll(PLACE, () => `${PLACE}${next++};`)).then(withoutIndentation);
  compiled.set(template, page);
  // A failed import of the library may succeed next time.
  page.catch(() => compiled.delete(template));
  return page;
}

/** MJML is loaded with the first mail: it takes more than a second, which the start of a server does not wait for. */
export async function compile(source: string): Promise<string> {
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(source, {
    validationLevel: 'strict',
    // Without this a font of the list is fetched from another site.
    fonts: {},
    ignoreIncludes: true,
  });
  return html;
}
