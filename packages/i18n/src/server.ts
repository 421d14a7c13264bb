import type { Language } from '@sjaj/domain';
import { resourceOf } from './resource.ts';
import { infos } from './server/infos/index.ts';
import { outgoing } from './server/outgoing/index.ts';
import { problems } from './server/problems/index.ts';
import { field } from './shared/field.ts';
import { shared } from './shared/index.ts';
import { openTextBook, type Translate } from './text-book.ts';
import type { Facts, KeysOf } from './texts.ts';

export type { Facts } from './texts.ts';

export { orderStatusKey } from './order-status.ts';
export { type FieldRule, type Issue, ruleOf } from './validation.ts';

/** The code of everything that a call may fail with; its text is what a person reads. */
export type ProblemCode = KeysOf<typeof problems>;

/** The code of what a call that went well tells the person: the toast. */
export type InfoCode = KeysOf<typeof infos>;

/** Texts of system messages, e-mails and printed documents. */
export type OutgoingKey = KeysOf<typeof outgoing>;

export type ServerKey = ProblemCode | InfoCode | OutgoingKey | KeysOf<typeof shared>;

const AREAS = [shared, outgoing, problems, infos];

const translators = new Map<Language, Translate<ServerKey>>();

function translatorFor(language: Language): Translate<ServerKey> {
  let translate = translators.get(language);
  if (!translate) {
    translate = openTextBook<ServerKey>(language, resourceOf(AREAS, language)).text;
    translators.set(language, translate);
  }
  return translate;
}

/** The text of a key for a reader. Values are put in as they are: whoever builds HTML escapes them. */
export const text = (language: Language, key: ServerKey, facts?: Facts): string => translatorFor(language)(key, facts);

const knownFields: ReadonlySet<string> = new Set(Object.keys(field));

const isField = (name: string): name is keyof typeof field => knownFields.has(name);

/** What a person calls a field of a request: the label of its last part (`lines.0.quantity` → Količina), or its own name. */
export function fieldLabel(language: Language, path: string): string {
  const name = path.split('.').findLast((part) => !/^[0-9]+$/.test(part)) ?? path;
  return isField(name) ? text(language, `field.${name}`) : name;
}
