import { FACTS, isSwitchedOff, type NewField } from './fields.ts';
import { capitalized, type NewModule } from './names.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** A text in all languages. Croatian and Serbian are written as Bosnian, to be corrected where they differ. */
export const nounTexts = (english: string, bosnian: string): string => textOf(capitalized(english), bosnian);

const textOf = (en: string, bs: string, hr = bs): string =>
  `{ en: ${quoted(en)}, bs: ${quoted(bs)}, hr: ${quoted(hr)}, srLatn: ${quoted(bs)} }`;

interface Noun {
  /** New, with the ending of the noun's gender. */
  readonly adjective: string;
  readonly accusative: string;
  readonly nominative: string;
}

/** What is right for every noun. */
const RECORD: Noun = { adjective: 'Novi', accusative: 'zapis', nominative: 'zapis' };

/** The forms of a Bosnian noun by its ending. Several words are inflected each in its own way: the texts then speak of a record. */
function nounOf(title: string): Noun {
  const noun = title.toLowerCase();
  if (/\s/.test(noun)) return RECORD;
  if (noun.endsWith('a')) return { adjective: 'Nova', accusative: noun.replace(/a$/, 'u'), nominative: noun };
  const adjective = /[oe]$/.test(noun) ? 'Novo' : 'Novi';
  return { adjective, accusative: noun, nominative: noun };
}

/** The labels of what is searched, as one hint: `Title, plate or note` without the last word. */
const hintOf = (labels: readonly string[]): string =>
  labels.map((label, place) => (place === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1))).join(', ');

const labelsOf = (fields: readonly NewField[]): string =>
  fields.map(({ key, english, bosnian }) => `${key}: ${textOf(english, bosnian)},`).join('\n');

const TABS = `viewActive: ${textOf('In use', 'U upotrebi', 'U uporabi')},
  viewInactive: ${textOf('Not in use', 'Van upotrebe', 'Izvan uporabe')},`;

/** The labels of fields for the audit log, without those that it can name already. */
export const auditLabels = (fields: readonly NewField[], known: readonly string[]): string =>
  labelsOf(fields.filter(({ key }) => !known.some((source) => source.includes(`\n  ${key}: `))));

/** The texts of a resource. */
export const textsFile = ({ group, words, title, fields }: NewModule): string => {
  const { adjective, accusative, nominative } = nounOf(title);
  const searched = fields.filter(({ kind }) => FACTS[kind].isSearched);
  const [searchedEnglish, searchedBosnian] = [
    hintOf(['Title', ...searched.map(({ english }) => english)]),
    hintOf(['Naziv', ...searched.map(({ bosnian }) => bosnian)]),
  ];
  return `import { texts } from '../texts.ts';

export const ${group} = texts({
  new: ${textOf(`New ${words}`, `${adjective} ${nominative}`)},
  search: ${textOf(`${searchedEnglish}…`, `${searchedBosnian}…`)},
  ${labelsOf(fields)}
  ${isSwitchedOff(fields) ? TABS : ''}
  remove: ${textOf(`Delete the ${words}?`, `Obrisati ${accusative}?`, `Izbrisati ${accusative}?`)},
  removeSure: ${textOf('{name} will be deleted.', `Briše se ${nominative}: {name}.`)},
});`;
};
