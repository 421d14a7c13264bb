/** One declaration of a stylesheet with what decides whether it holds. */
export interface StyleRule {
  readonly path: string;
  readonly line: number;
  /** All classes that an element needs, sorted; the rule asks for nothing else. */
  readonly classes: readonly string[];
  readonly property: string;
  readonly value: string;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Classes alone, on one element: `.a.b`. Every other selector has conditions that this gate does not follow. */
const CLASSES_ALONE = /^(\.[\w-]+)+$/;
/** Not descended into: what they hold is no rule for elements. */
const OTHER_BLOCKS = /^@(keyframes|font-face|page|property)/;

/** The rules of a stylesheet whose selectors are classes of one element, wherever they stand: at the top, in media or containers. */
export function styleRulesOf(path: string, source: string): StyleRule[] {
  const text = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules: StyleRule[] = [];
  walk(text, 0, (prelude, body, at) => {
    const line = text.slice(0, at).split('\n').length;
    for (const selector of prelude.split(',')) {
      const plain = selector.trim().replace(/:global\((\.[\w-]+)\)/g, '$1');
      if (!CLASSES_ALONE.test(plain)) continue;
      const classes = plain.slice(1).split('.').sort();
      for (const declaration of body.split(';')) {
        const [property, ...value] = declaration.split(':').map((part) => part.trim());
        if (!property || value.length === 0 || property.startsWith('--') || declaration.includes('!important'))
          continue;
        rules.push({ path, line, classes, property, value: value.join(':') });
      }
    }
  });
  return rules;
}

type OnRule = (prelude: string, body: string, at: number) => void;

/** Calls `onRule` for each block of declarations; returns where the enclosing block ends. */
function walk(text: string, from: number, onRule: OnRule): number {
  let start = from;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === ';') start = at + 1;
    if (sign === '}') return at;
    if (sign !== '{') continue;
    const prelude = text.slice(start, at).trim();
    const first = start + text.slice(start, at).search(/\S/);
    if (prelude.startsWith('@') && !OTHER_BLOCKS.test(prelude)) at = walk(text, at + 1, onRule);
    else {
      const end = endOfBlock(text, at);
      if (!prelude.startsWith('@')) onRule(prelude, text.slice(at + 1, end), first);
      at = end;
    }
    start = at + 1;
  }
  return text.length;
}

function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
