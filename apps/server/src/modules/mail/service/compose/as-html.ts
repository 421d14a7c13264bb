import { languageTag } from '@sjaj/domain';
import { html, type Html, NOTHING } from './html.ts';
import type { LetterContent } from './letter.ts';
import { orderHtml } from './order-html.ts';

/**
 * Mail programs know tables and styles on the elements; the classes only serve those that turn to dark, where the colours
 * of the elements would be kept.
 */
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0e1719 !important; }
    .card { background: #162225 !important; border-color: #2b3b40 !important; }
    .text, .text td, .text th { color: #e6eef0 !important; }
    .text .soft { color: #a9b7bc !important; }
    .line { border-color: #2b3b40 !important; }
    .text .name { color: #78c4c6 !important; }
    .button { background: #43abae !important; color: #06282b !important; }
  }`;

const FONT = "font-family: Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The letter as HTML that stands by itself: no font, and no picture or address but the shop's own. */
export function asHtml(letter: LetterContent): string {
  const { language, subject, greeting, paragraphs, order, footer } = letter;
  return html`<!doctype html>
    <html lang="${languageTag(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${DARK}
        </style>
      </head>
      <body class="page" style="margin: 0; padding: 0; background: #f6f9f9; ${FONT}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding: 24px 12px">
              <table
                role="presentation"
                class="text"
                width="640"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width: 100%; max-width: 640px; color: #142024; font-size: 16px; line-height: 24px; ${FONT}"
              >
                <tr>
                  <td
                    class="name"
                    style="padding: 0 4px 16px; font-size: 22px; line-height: 28px; font-weight: 700; color: #0a5b60"
                  >
                    ${headHtml(letter)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding: 28px 24px; background: #ffffff; border: 1px solid #e1e8ea; border-radius: 12px"
                  >
                    <h1 style="margin: 0 0 20px; font-size: 20px; line-height: 28px; font-weight: 650">${subject}</h1>
                    ${[greeting, ...paragraphs.filter((text) => !isHeadline(text, subject))].map((text) => html`<p style="margin: 0 0 14px">${text}</p>`)}
                    ${buttonHtml(letter)} ${order ? orderHtml(order) : NOTHING}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding: 20px 4px 0; font-size: 13px; line-height: 20px; color: #5a6b72">
                    ${footer.map((line) => html`${line}<br />`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.source;
}

/** The logo on a ground of its own, as it may be dark; its name where pictures are not loaded. */
const headHtml = ({ sender, logoUrl }: LetterContent): Html =>
  logoUrl === null
    ? html`${sender}`
    : html`<img
        src="${logoUrl}"
        alt="${sender}"
        height="40"
        style="height: 40px; width: auto; padding: 4px; background: #ffffff; border-radius: 6px"
      />`;

/** What the heading says already. */
const isHeadline = (text: string, subject: string): boolean => text === subject || text === `${subject}.`;

function buttonHtml({ button }: LetterContent): Html {
  if (!button) return NOTHING;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 4px">
    <tr>
      <td>
        <a
          class="button"
          href="${button.url}"
          style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #0a5b60; color: #ffffff; font-weight: 600; text-decoration: none"
          >${button.label}</a
        >
      </td>
    </tr>
  </table>`;
}
