import type { Language } from '@sjaj/domain';
import { resourceOf } from './resource.ts';
import { auditWords, choiceKey } from './server/audit-words.ts';
import { infos } from './server/infos/index.ts';
import { auditField } from './server/outgoing/audit-field.ts';
import { auditFormField } from './server/outgoing/audit-form-field.ts';
import { auditRecord } from './server/outgoing/audit-record.ts';
import { auditSetting } from './server/outgoing/audit-setting.ts';
import { outgoing } from './server/outgoing/index.ts';
import { problems } from './server/problems/index.ts';
import { field } from './shared/field.ts';
import { shared } from './shared/index.ts';
import { openTranslations, type Translations } from './translations.ts';
import type { Facts, FactsFor, KeysOf, KeyWith, PlacesOf } from './texts.ts';

export type { Facts } from './texts.ts';

export { orderStatusKey } from './order-status.ts';
export { ruleOf } from './validation.ts';
export { workingHoursText } from './working-hours.ts';

/** The code of everything that a call may fail with; its text is what a person reads. */
export type ProblemCode = KeysOf<typeof problems>;

/** The code of what a call that went well tells the person: the toast. */
export type InfoCode = KeysOf<typeof infos>;

/** Texts of system messages, e-mails and printed documents. */
export type OutgoingKey = KeysOf<typeof outgoing>;

export type ServerKey = ProblemCode | InfoCode | OutgoingKey | KeysOf<typeof shared>;

const AREAS = [shared, outgoing, problems, infos, auditWords];

type ServerTexts = PlacesOf<typeof problems> &
  PlacesOf<typeof infos> &
  PlacesOf<typeof outgoing> &
  PlacesOf<typeof shared>;

/** The keys of texts without placeholders. */
export type PlainServerKey = KeyWith<ServerTexts, never>;

const opened = new Map<Language, Translations<ServerTexts>>();

function textsOf(language: Language): Translations<ServerTexts> {
  let texts = opened.get(language);
  if (!texts) {
    texts = openTranslations<ServerTexts>(language, resourceOf(AREAS, language));
    opened.set(language, texts);
  }
  return texts;
}

/** The text of a key for a reader. Values are put in as they are: HTML must escape them. */
export const text = <Key extends ServerKey>(
  language: Language,
  key: Key,
  ...facts: FactsFor<ServerTexts[Key]>
): string => textsOf(language).text(key, ...facts);

/** The text of a key that is known only at run time, such as the code of a problem. */
export const textWithFacts = (language: Language, key: ServerKey, facts: Facts = {}): string =>
  textsOf(language).textWithFacts(key, facts);

const knownFields: ReadonlySet<string> = new Set(Object.keys(field));

const isField = (name: string): name is keyof typeof field => knownFields.has(name);

/** What a person calls a field of a request: the label of its last part (`lines.0.quantity` → Količina), or its own name. */
export function fieldLabel(language: Language, path: string): string {
  const name = path.split('.').findLast((part) => !/^[0-9]+$/.test(part)) ?? path;
  return isField(name) ? text(language, `field.${name}`) : name;
}

/** What the audit log calls a field: its label in a form, or its own name. */
export function auditFieldLabel(language: Language, name: string): string {
  if (isKeyOf(auditField, name)) return text(language, `auditField.${name}`);
  if (isKeyOf(auditFormField, name)) return text(language, `auditFormField.${name}`);
  return isKeyOf(auditSetting, name) ? text(language, `auditSetting.${name}`) : fieldLabel(language, name);
}

/** The words of a value that is one of a few choices, or of several of them, as its form has them; undefined for others. */
export function auditChoiceText(language: Language, name: string, value: string): string | undefined {
  const keys = value.split(', ').map((one) => choiceKey(name, one));
  return keys.includes(undefined) ? undefined : keys.map((key) => textWithFacts(language, key as ServerKey)).join(', ');
}

/** What the audit log calls a kind of record, or its own name. */
export const auditRecordLabel = (language: Language, entity: string): string =>
  isKeyOf(auditRecord, entity) ? text(language, `auditRecord.${entity}`) : entity;

const isKeyOf = <T extends object>(words: T, key: string): key is keyof T & string => Object.hasOwn(words, key);
