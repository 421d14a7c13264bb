import type { PrintedDocument } from '../../../order-documents/index.ts';
import { asValue, html, type Html, lines, NOTHING } from './html.ts';

const LINE = 'border-top: 1px solid #e1e8ea';
const SMALL = 'font-size: 14px; line-height: 20px';

/** The order as its confirmation has it: who and where to, the lines, the totals. */
export function orderMarkup({ title, number, facts, blocks, columns, rows, totals, notes }: PrintedDocument): Html {
  const [, code, article, quantity, , , amount] = columns.map((column) => column.title);
  const hasPrices = amount !== undefined;
  return html`<mj-text css-class="text" padding="28px 0 0">
      <h2 style="margin: 0 0 4px; font-size: 16px; line-height: 24px; font-weight: 600">${title} ${number}</h2>
      <p class="soft" style="margin: 0 0 12px; ${SMALL}; color: #5a6b72">${facts.join(' · ')}</p>
      ${asValue(blocks.map(blockHtml))}
    </mj-text>
    <mj-table css-class="text" padding="8px 0 0">
      <thead>
        <tr>
          <th scope="col" class="soft" align="left" style="padding: 0 8px 8px 0; font-weight: 500; color: #5a6b72">
            ${code ?? ''} · ${article ?? ''}
          </th>
          <th scope="col" class="soft" align="right" style="padding: 0 0 8px 8px; font-weight: 500; color: #5a6b72">
            ${hasPrices ? amount : (quantity ?? '')}
          </th>
        </tr>
      </thead>
      <tbody>
        ${asValue(rows.map((row) => rowHtml(row, hasPrices)))}
      </tbody>
    </mj-table>
    ${totals.length === 0 ? NOTHING : totalsMarkup(totals)}
    <mj-text css-class="soft" padding="20px 0 0" color="#5a6b72" font-size="13px" line-height="20px">
      ${asValue(lines(notes.join('\n')))}
    </mj-text>`;
}

const blockHtml = ({ title, lines: said }: PrintedDocument['blocks'][number]): Html =>
  html`<p style="margin: 0 0 12px; ${SMALL}">
    <strong style="font-weight: 600">${title}</strong><br />${lines(said.join('\n'))}
  </p>`;

/** On a phone as on a screen: the price stands below the name, so that nothing is squeezed. */
function rowHtml(
  [, code = '', title = '', quantity = '', price = '', , amount = '']: readonly string[],
  hasPrices: boolean,
): Html {
  const detail = hasPrices ? `${quantity} × ${price}` : code;
  return html`<tr>
    <td class="line" style="padding: 10px 8px 10px 0; ${LINE}">
      ${lines(title)}<br /><span class="soft" style="color: #5a6b72"
        >${hasPrices ? `${code} · ${detail}` : detail}</span
      >
    </td>
    <td
      class="line"
      align="right"
      valign="top"
      style="padding: 10px 0 10px 8px; white-space: nowrap; font-variant-numeric: tabular-nums; ${LINE}"
    >
      ${hasPrices ? amount : quantity}
    </td>
  </tr>`;
}

const totalsMarkup = (totals: PrintedDocument['totals']): Html =>
  html`<mj-table css-class="text"> ${asValue(totals.map(totalHtml))} </mj-table>`;

const totalHtml = ({ term, value, isStrong }: PrintedDocument['totals'][number]): Html =>
  html`<tr>
    <th
      scope="row"
      class="line"
      align="left"
      style="padding: 8px 8px 8px 0; ${LINE}; font-weight: ${isStrong ? '600' : '400'}"
    >
      ${term}
    </th>
    <td
      class="line"
      align="right"
      style="padding: 8px 0 8px 8px; white-space: nowrap; font-variant-numeric: tabular-nums; ${LINE}; font-weight: ${isStrong ? '600' : '400'}"
    >
      ${value}
    </td>
  </tr>`;
