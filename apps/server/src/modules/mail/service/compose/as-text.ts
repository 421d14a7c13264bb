import type { PrintedDocument } from '../../../order-documents/index.ts';
import type { LetterContent } from '../../store/letter.ts';
import { richTextAsText } from './rich-text-as-text.ts';

const RULE = '-'.repeat(40);

/** The letter without any markup, for readers that show none. */
export function asText({
  sender,
  greeting,
  paragraphs,
  richText,
  button,
  order,
  unsubscribe,
  footer,
}: LetterContent): string {
  const ending = [
    ...(unsubscribe ? [`${unsubscribe.reason} ${unsubscribe.label}: ${unsubscribe.url}`] : []),
    ...footer,
  ];
  const parts = [
    sender,
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...(richText === null ? [] : [richTextAsText(richText)]),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(order ? [RULE, ...orderParts(order)] : []),
    ...(ending.length > 0 ? [RULE, ending.join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function orderParts({ title, number, facts, blocks, rows, totals, notes }: PrintedDocument): string[] {
  return [
    [`${title} ${number}`, ...facts].join('\n'),
    ...blocks.map((block) => [`${block.title}:`, ...block.lines].join('\n')),
    rows.map(rowText).join('\n'),
    totals.map(({ term, value }) => `${term}: ${value}`).join('\n'),
    notes.join('\n'),
  ].filter((part) => part !== '');
}

/** `1. KX-200 Deterdžent` and below it `12 kom × 3,50 = 42,00`, without the prices where the paper has none. */
function rowText([position, code, title = '', quantity, price, , amount]: readonly string[]): string {
  const worth = price === undefined || amount === undefined ? '' : ` × ${price} = ${amount}`;
  return `${position}. ${code} ${title.replaceAll('\n', ' – ')}\n   ${quantity}${worth}`;
}
