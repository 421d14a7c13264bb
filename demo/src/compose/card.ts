import type { Facts, Option } from '../facts/family.ts';
import type { Pin } from '../facts/pins.ts';
import { hash, randomFor, type Random } from '../random.ts';
import { texts, type Texts } from '../texts/phrase.ts';
import type { DemoArticle } from './article.ts';
import { eanOf, pinsOf } from './codes.ts';
import { description, shortDescription } from './description.ts';
import { variationAttributes, type Card } from './makes.ts';
import { printed, pricesOf, quantityBreaks } from './prices.ts';
import { cardTitle, variantTitle } from './titles.ts';
import { packsOf, stockOf, tagsOf, weightOf } from './ways.ts';

const keyOf = (variant: readonly Option[]): string => variant.map((option) => option.key).join('-');

const factorOf = (options: readonly Option[]): number =>
  options.reduce((product, option) => product * option.factor, 1);

const pinFor = (pinned: readonly Pin[], key: string): Pin | undefined =>
  pinned.find((pin) => pin.variant === key) ?? pinned.find((pin) => pin.variant === undefined) ?? pinned[0];

/** What all variants of a card share. */
interface Shared {
  readonly card: Card;
  readonly code: string;
  readonly title: Texts;
  readonly texts: { readonly short: Texts; readonly description: Texts };
  readonly facts: Facts;
  readonly random: Random;
  readonly createdDaysAgo: number;
  readonly popularity: number;
  readonly hasPicture: boolean;
}

function priceOf({ card }: Shared, options: readonly Option[], pin: Pin | undefined): number {
  const exact = pin?.prices?.[keyOf(options.slice(card.own.length))] ?? pin?.vpc;
  return exact ?? printed(card.family.price * card.brand.level * (card.line[2] ?? 1) * factorOf(options));
}

function codeFor(shared: Shared, variant: readonly Option[], pin: Pin | undefined): string {
  const key = keyOf(variant);
  if (key === '') return shared.code;
  return pin?.variant === key ? pin.code : `${shared.code}-${key}`;
}

/** Tags by how a card is doing. */
function standingTags({ createdDaysAgo, popularity }: Shared): string[] {
  return [...(createdDaysAgo <= 30 ? ['novo'] : []), ...(popularity > 850 ? ['najprodavanije'] : [])];
}

function variantOf(shared: Shared, variant: readonly Option[], place: number): DemoArticle {
  const { card, random } = shared;
  const { family } = card;
  const pinned = pinsOf(card.path);
  const pin = pinFor(pinned, keyOf(variant));
  const options = [...card.own, ...variant];
  const facts: Facts = Object.assign({}, shared.facts, ...options.map((option) => option.attributes));
  const amount = options.find((option) => option.amount !== undefined)?.amount;
  const packs = packsOf(card, facts['volumen'] === undefined ? undefined : Number(facts['volumen']));
  const vpc = priceOf(shared, options, pin);
  const isSingle = variant.length === 0;
  const code = codeFor(shared, variant, pin);
  const isFilled = amount !== undefined && /^[14]/.test(family.category);
  return {
    code,
    cardCode: shared.code,
    ean: eanOf(code, isSingle || pin?.variant === keyOf(variant) ? 0 : place + 1),
    kind: family.kind,
    family: family.key,
    brand: card.brand.name,
    series: card.line[1],
    category: family.category,
    variationTitle: isSingle ? null : shared.title,
    variationAttributes: variationAttributes(family),
    isLead: !isSingle && place === Math.min(1, card.variants.length - 1),
    title: variantTitle(shared.title, variant, family),
    ...shared.texts,
    unit: family.unit,
    packs,
    prices: pricesOf(vpc, random),
    breaks: family.onRequest ? [] : quantityBreaks(vpc, packs[0]?.[1] ?? 1, random),
    minimum: family.multiple ? (packs[0]?.[1] ?? 1) : family.minimum,
    packSize: family.multiple ? (packs[0]?.[1] ?? 1) : 1,
    content: isFilled ? [amount, facts['volumen'] === undefined ? 'kg' : 'L'] : null,
    weight: weightOf(card, amount, factorOf(options)),
    warranty: family.warranty,
    onRequest: family.onRequest,
    isDiscontinued: false,
    isArchived: false,
    popularity: Math.round(shared.popularity * (0.6 + random.next() * 0.4)),
    createdDaysAgo: shared.createdDaysAgo,
    facts,
    hazard: family.hazard,
    stock: family.kind === 'machine' ? { ...stockOf(vpc * 4, random) } : stockOf(vpc, random),
    tags: [...tagsOf(card, facts), ...standingTags(shared)],
    picture: shared.hasPicture ? family.picture : null,
  };
}

/** The articles of a card: one, or one a variant. `code` numbers the card unless it is pinned. */
export function articlesOf(card: Card, nextCode: () => string): DemoArticle[] {
  const pinned = pinsOf(card.path);
  const random = randomFor(card.path);
  const isPinned = pinned.length > 0;
  const title = pinned[0]?.title ? texts(pinned[0].title) : cardTitle(card);
  const shared: Shared = {
    card,
    code: pinned[0]?.code ?? nextCode(),
    title,
    texts: { short: shortDescription(card), description: description(card) },
    facts: { ...card.family.facts, porijeklo: card.brand.origin },
    random,
    createdDaysAgo: isPinned
      ? random.between(300, 1500)
      : random.chance(0.045)
        ? random.between(1, 28)
        : random.between(40, 1500),
    popularity: Math.round(1000 * random.next() ** 3) + (isPinned ? 900 : 0),
    hasPicture: isPinned || hash(`picture ${card.path}`) % 61 !== 0,
  };
  return card.variants.map((variant, place) => variantOf(shared, variant, place));
}
