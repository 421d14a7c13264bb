import { type AccentShades, accentShades, languageTag } from '@sjaj/domain';
import { asValue, html, Html, NOTHING, PLACE } from './html.ts';
import type { LetterContent } from '../../store/letter.ts';
import { orderMarkup } from './order-markup.ts';
import { richTextAsText } from './rich-text-as-text.ts';

const FONT = "Inter, 'Segoe UI', Helvetica, Arial, sans-serif";

const TEAL = '#0a5b60';
/** As the design has teal in dark mail programs, which is not computed. */
const DARK_TEAL = { primary: '#43abae', onPrimary: '#06282b', link: '#78c4c6' };

function shadesOf({ accent }: { readonly accent?: string | null | undefined }) {
  const { light, dark } = accentShades(accent ?? TEAL);
  return accent ? { light, dark } : { light, dark: { ...dark, ...DARK_TEAL } };
}

/** Space beside the card on a phone, and the colours of dark mail programs: MJML writes the light ones on the elements, so these need `!important`. */
const styleOf = ({ primary, onPrimary, link }: AccentShades): string => `
  @media (max-width: 624px) { .page > div { padding: 0 12px !important; } }
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body, .page, .page > div { background: #0e1719 !important; background-color: #0e1719 !important; }
    .card, .card > table { background: #162225 !important; background-color: #162225 !important; }
    .card > table > tbody > tr > td { border-color: #2b3b40 !important; }
    .text > div, .text td, .text th { color: #e6eef0 !important; }
    .soft > div, .text .soft { color: #a9b7bc !important; }
    .text .line, .rich hr { border-color: #2b3b40 !important; }
    .name > div, .rich a, .soft a { color: ${link} !important; }
    .button td { background: ${primary} !important; }
    .button a { background: ${primary} !important; color: ${onPrimary} !important; }
  }`;

/** Styles of what staff write in the editor, which has none of its own. */
const richOf = (link: string): string => `
  .rich h2 { margin: 24px 0 8px; font-size: 20px; line-height: 28px; font-weight: 600; }
  .rich h3, .rich h4 { margin: 20px 0 8px; font-size: 16px; line-height: 24px; font-weight: 600; }
  .rich p { margin: 0 0 14px; }
  .rich > div > :first-child { margin-top: 0; }
  .rich ul, .rich ol { margin: 0 0 14px; padding: 0 0 0 24px; }
  .rich li { margin: 0 0 6px; }
  .rich li p { margin: 0; }
  .rich blockquote { margin: 0 0 14px; padding: 0 0 0 14px; border-left: 3px solid #bcd8da; }
  .rich img { display: block; width: auto; max-width: 100%; height: auto; margin: 8px 0 14px; border-radius: 8px; }
  .rich hr { margin: 20px 0; border: 0; border-top: 1px solid #e1e8ea; }
  .rich td, .rich th { padding: 6px 8px 6px 0; text-align: left; vertical-align: top; }
  .rich a { color: ${link}; }`;

/** The mail in MJML. Every value is escaped by the template; the rich text is sanitised already. */
export function mailMarkup(letter: LetterContent): Html {
  const { language, subject, richText } = letter;
  const preheader = preheaderOf(letter);
  const { light, dark } = shadesOf(letter);
  return html`<mjml lang="${languageTag(language)}" dir="ltr">
    <mj-head>
      <mj-title>${subject}</mj-title>
      ${preheader === undefined ? NOTHING : html`<mj-preview>${preheader}</mj-preview>`}
      <mj-attributes>
        <mj-all font-family="${new Html(FONT)}" />
        <mj-section padding="0" />
        <mj-text padding="0" color="#142024" font-size="16px" line-height="24px" />
        <mj-table padding="0" color="#142024" font-size="14px" line-height="20px" />
      </mj-attributes>
      <mj-raw>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </mj-raw>
      ${richText === null ? NOTHING : html`<mj-style inline="inline">${new Html(richOf(light.link))}</mj-style>`}
      <mj-style>${new Html(styleOf(dark))}</mj-style>
    </mj-head>
    <mj-body width="600px" background-color="#f6f9f9" css-class="page">
      <mj-section padding="24px 4px 16px">
        <mj-column>${headMarkup(letter)}</mj-column>
      </mj-section>
      <mj-wrapper
        css-class="card"
        background-color="#ffffff"
        border="1px solid #e1e8ea"
        border-radius="12px"
        padding="28px 24px"
      >
        <mj-section>
          <mj-column>
            <mj-text css-class="text">
              <h1 style="margin: 0 0 20px; font-size: 20px; line-height: 28px; font-weight: 600">${subject}</h1>
              ${asValue(openingOf(letter).map((text) => html`<p style="margin: 0 0 14px">${text}</p>`))}
            </mj-text>
            ${richText === null ? NOTHING : html`<mj-text css-class="text rich">${new Html(PLACE, [richText])}</mj-text>`}
            ${buttonMarkup(letter)} ${letter.order ? orderMarkup(letter.order) : NOTHING}
          </mj-column>
        </mj-section>
      </mj-wrapper>
      <mj-section padding="20px 4px 24px">
        <mj-column>${footMarkup(letter)}</mj-column>
      </mj-section>
    </mj-body>
  </mjml>`;
}

/** What the heading says already. */
const isHeadline = (text: string, subject: string): boolean => text === subject || text === `${subject}.`;

const openingOf = ({ greeting, paragraphs, subject }: LetterContent): string[] =>
  [greeting ?? '', ...paragraphs].filter((text) => text !== '' && !isHeadline(text, subject));

/** The line that mail programs show beside the subject. */
const preheaderOf = ({ paragraphs, richText, order, subject }: LetterContent): string | undefined =>
  [...paragraphs, ...(order?.facts ?? []), ...(richText === null ? [] : richTextAsText(richText).split('\n'))].find(
    (text) => text !== '' && !isHeadline(text, subject),
  );

/** The logo on a ground of its own, as it may be dark; its name where pictures are not loaded. */
const headMarkup = ({ sender, logoUrl, accent }: LetterContent): Html =>
  html`<mj-text
    css-class="name"
    color="${new Html(shadesOf({ accent }).light.link)}"
    font-size="22px"
    line-height="28px"
    font-weight="700"
  >
    ${
      logoUrl === null
        ? html`${sender}`
        : html`<img
            src="${logoUrl}"
            alt="${sender}"
            height="40"
            style="height: 40px; width: auto; padding: 4px; background: #ffffff; border-radius: 6px"
          />`
    }
  </mj-text>`;

const buttonMarkup = ({ button, accent }: LetterContent): Html =>
  button === null
    ? NOTHING
    : html`<mj-button
        css-class="button"
        href="${button.url}"
        align="left"
        padding="8px 0 4px"
        inner-padding="12px 20px"
        border-radius="8px"
        background-color="${new Html(shadesOf({ accent }).light.primary)}"
        color="#ffffff"
        font-size="16px"
        font-weight="600"
        >${button.label}</mj-button
      >`;

function footMarkup({ footer, unsubscribe, accent }: LetterContent): Html {
  const link =
    unsubscribe === null
      ? NOTHING
      : html`<p style="margin: 0 0 8px">
          ${unsubscribe.reason}
          <a href="${unsubscribe.url}" style="color: ${new Html(shadesOf({ accent }).light.link)}"
            >${unsubscribe.label}</a
          >
        </p>`;
  return html`<mj-text css-class="soft" color="#5a6b72" font-size="13px" line-height="20px">
    ${link} ${asValue(footer.map((line) => html`${line}<br />`))}
  </mj-text>`;
}
