import type { LetterContent } from './letter.ts';
import { mailMarkup } from './mail-markup.ts';

/**
 * The letter as HTML that stands by itself: no font, style or script of another place, and no picture but the shop's own. MJML is
 * loaded with the first mail: it takes more than a second, which the start of a server does not wait for.
 */
export async function asHtml(letter: LetterContent): Promise<string> {
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(mailMarkup(letter).source, {
    validationLevel: 'strict',
    // Without this a font of the list is fetched from another site.
    fonts: {},
    ignoreIncludes: true,
  });
  return html;
}
