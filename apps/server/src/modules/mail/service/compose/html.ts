const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to put into HTML as it is. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Html | readonly Html[];

const written = (value: Value): string => {
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('');
  return String(value).replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
};

/** A template that escapes every value which is not HTML by itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => `${part}${index < values.length ? written(values[index] ?? '') : ''}`).join(''));

export const NOTHING = new Html('');

/** A text of several lines. */
export const lines = (text: string): readonly Html[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
