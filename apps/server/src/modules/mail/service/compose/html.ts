const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The place of a value in a template: a character of private use, which no template contains. */
export const PLACE = '\uE000';

/** HTML that is safe to put into HTML as it is: a template with a place for each value, and the escaped values. */
export class Html {
  readonly template: string;
  readonly values: readonly string[];

  constructor(template: string, values: readonly string[] = []) {
    this.template = template;
    this.values = values;
  }
}

type Value = string | number | Html | readonly Html[];

const escaped = (value: string | number): string =>
  String(value).replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

const written = (value: Value): readonly Html[] => {
  if (value instanceof Html) return [value];
  return typeof value === 'object' ? value : [new Html(PLACE, [escaped(value)])];
};

/** A template that escapes every value which is not HTML by itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const pieces = parts.flatMap((part, index) => [new Html(part), ...written(values[index] ?? [])]);
  return new Html(
    pieces.map(({ template }) => template).join(''),
    pieces.flatMap((piece) => piece.values),
  );
}

/** The template with its values. */
export function sourceOf({ template, values }: Html): string {
  let next = 0;
  return template.replaceAll(PLACE, () => values[next++] ?? '');
}

/** HTML as one value of what is around it, so that templates differ in their kind only and not in how much they tell. */
export const asValue = (pieces: readonly Html[]): Html => new Html(PLACE, [pieces.map(sourceOf).join('')]);

export const NOTHING = new Html('');

/** A text of several lines. */
export const lines = (text: string): readonly Html[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
