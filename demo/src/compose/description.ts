import { attributeOf } from '../facts/attributes.ts';
import type { Facts } from '../facts/family.ts';
import { hazards } from '../facts/hazards.ts';
import { notes } from '../facts/notes.ts';
import { units } from '../../../db/base-data/units.ts';
import { at, hash } from '../random.ts';
import { fill, join, same, texts, type Phrase, type Texts } from '../texts/phrase.ts';
import type { Card } from './makes.ts';
import * as sentences from './sentences.ts';

const number = (value: string | number): Texts => ({ ...same(String(value).replace('.', ',')), en: String(value) });

const choose = (choice: readonly Phrase[], seed: number): Texts => texts(at(choice, seed));

function chemistry(card: Card, facts: Facts, seed: number): Texts[] {
  const said: Texts[] = [];
  const { razrjedenje, ph } = facts;
  const parts = typeof razrjedenje === 'string' ? /^1:(\d+)$/.exec(razrjedenje) : null;
  if (parts) {
    const water = Number(parts[1]);
    said.push(
      fill(choose(sentences.dilution, seed), {
        n: same(String(water)),
        ml: same(String(Math.round(1000 / (water + 1)))),
      }),
    );
  } else if (razrjedenje === 'gotovo') said.push(choose(sentences.ready, seed));
  if (typeof ph === 'number' && !card.family.category.startsWith('1.6')) {
    const reaction = ph < 5 ? sentences.acidic : ph > 11 ? sentences.alkaline : sentences.neutral;
    if (ph < 5 || ph > 11 || ph <= 8) said.push(fill(choose(reaction, seed), { ph: number(ph) }));
  }
  return said;
}

function disinfection(facts: Facts): Texts[] {
  const { spektar, kontakt } = facts;
  if (!Array.isArray(spektar) || typeof kontakt !== 'number') return [];
  const values = attributeOf('spektar').values;
  const names = values.filter((value) => spektar.includes(value.key)).map((value) => texts(value.name));
  const time = kontakt < 1 ? same(`${kontakt * 60} s`) : same(`${kontakt} min`);
  return [fill(texts(at(sentences.contact, 0)), { effect: join(names, ', '), time })];
}

function packaging(card: Card, seed: number): Texts[] {
  const { family } = card;
  const unit = units[family.unit].short;
  const said: Texts[] = [];
  const [pack] = family.packs;
  const sentence = pack ? sentences.packs[pack[0]] : undefined;
  if (pack && sentence) said.push(fill(texts(sentence), { n: same(String(pack[1])), unit }));
  if (pack && family.multiple) said.push(fill(choose(sentences.multiples, seed), { n: same(String(pack[1])), unit }));
  return said;
}

/** The first sentence of what the family says about itself. */
export function shortDescription(card: Card): Texts {
  const first = (text: string): string => /^.+?[.](?=\s|$)/.exec(text)?.[0] ?? text;
  const about = texts(card.family.about);
  return { bs: first(about.bs), hr: first(about.hr), srLatn: first(about.srLatn), en: first(about.en) };
}

/** Paragraphs of a card: what it is, how it is used, how it is packed, what to mind. */
export function description(card: Card): Texts {
  const { family, line } = card;
  const seed = hash(card.path);
  const facts: Facts = Object.assign({}, family.facts, ...card.own.map((option) => option.attributes));
  const note = line[3];
  const opening = [texts(family.about), ...(note ? [choose(notes[note], seed)] : [])];
  const cleaning = family.category.startsWith('1');
  const use = cleaning ? [...chemistry(card, facts, seed >>> 3), ...disinfection(facts)] : [];
  const terms = [...packaging(card, seed >>> 5)];
  if (family.warranty !== null) {
    terms.push(fill(texts(at(sentences.warranty, 0)), { n: same(String(family.warranty)) }));
  }
  if (family.onRequest) terms.push(texts(at(sentences.onRequest, 0)));
  const hazard = family.hazard ? hazards[family.hazard] : null;
  const warning = hazard?.signal === 'danger' ? [choose(sentences.dangerous, seed >>> 7)] : [];
  return join(
    [join(opening), join(use), join(terms), join(warning)].filter((part) => part.bs !== ''),
    '\n\n',
  );
}
