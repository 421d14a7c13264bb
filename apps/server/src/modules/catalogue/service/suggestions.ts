import type { Suggestions } from '@sjaj/contract';
import { quantityAtEnd } from '@sjaj/domain';
import {
  complete,
  type OpenObject,
  PreSerialized,
  serialize,
  serializedList,
  serializedObject,
} from '../../../platform/http/serialized.ts';
import type { FacetCount } from '@sjaj/catalogue-index';
import { filterNamesOf } from './filters.ts';
import { memberNamedBy } from './chosen-member.ts';
import type { CatalogueContext, SerializedSuggestions } from './catalogue-context.ts';
import type { ChooseMember } from './product-reader.ts';
import { audienceOf, type Viewer } from './viewer.ts';
import { type PartNumberMatch, articlesWithPartNumber } from './part-numbers.ts';

const MOST = 5;

/** Suggestions for a text that is still being typed. Viewers who see the same share an answer. */
export async function suggestions(
  catalogue: CatalogueContext,
  viewer: Viewer,
  typed: string,
): Promise<SerializedSuggestions> {
  const order = await orderOf(catalogue, typed);
  const text = order?.isSure ? order.words : typed;
  const [contractTerms, called] = await Promise.all([
    catalogue.model.contractTerms.of(viewer.payer.retail ? null : viewer.payer.companyId),
    articlesWithPartNumber(catalogue, viewer, text, MOST),
  ]);
  const key = `${audienceOf(viewer, contractTerms, [])} ${called.map(({ articleId }) => articleId).join()} ${typed}`;
  const { version } = catalogue.model;
  return catalogue.suggestions.load(key, { version, now: viewer.now.getTime() }, () =>
    suggested(catalogue, viewer, { text, called, order }),
  );
}

/** The quantity that was typed after the words. A bare number that a fitting title or code has may be a size. */
async function orderOf({ reader }: CatalogueContext, typed: string): Promise<Suggestions['order']> {
  const found = quantityAtEnd(typed);
  if (!found) return null;
  const { words, quantity, isMarked } = found;
  if (isMarked) return { words, quantity, isSure: true };
  const groups = reader.suggest(typed).groups;
  const rows = await reader.facts.of(groups.flatMap(({ leadId, productIds }) => [leadId, ...productIds]));
  const number = new RegExp(String.raw`(?<!\d)${quantity}(?!\d)`);
  const isSize = [...rows.values()].some(({ code, title }) =>
    [code, ...Object.values(title)].some((text) => typeof text === 'string' && number.test(text)),
  );
  return { words, quantity, isSure: !isSize };
}

interface Typed {
  /** What is searched for. */
  readonly text: string;
  readonly order: Suggestions['order'];
  /** What the caller's company calls so. */
  readonly called: readonly PartNumberMatch[];
}

async function suggested(
  catalogue: CatalogueContext,
  viewer: Viewer,
  { text, called, order }: Typed,
): Promise<SerializedSuggestions> {
  const { references } = catalogue.model;
  const found = catalogue.reader.suggest(text);
  const calledLeads = called.map(({ leadId }) => leadId);
  const others = found.groups.flatMap(({ leadId }) => (calledLeads.includes(leadId) ? [] : leadId));
  const totalItems = found.total + called.length - (found.groups.length - others.length);
  const names = filterNamesOf(references, viewer.language);
  const counted = <T extends object>(known: ReadonlyMap<number, OpenObject<T>>, counts: readonly FacetCount[]) =>
    serializedList(
      counts.flatMap(({ id, count }) => {
        const name = known.get(id);
        return name === undefined ? [] : complete<T, { count: number }>(name, { count });
      }),
    );
  const categories = counted(names.suggestedCategories, found.categories);
  const brands = counted(names.suggestedBrands, found.brands);
  const named = memberNamedBy(text, references);
  const choose: ChooseMember = (group) => {
    const own = called.find(({ leadId }) => leadId === group.id);
    return own ? group.members.find(({ id }) => id === own.articleId) : named(group);
  };
  const articles = await catalogue.reader.serializedGroupTiles(
    [...calledLeads, ...others].slice(0, MOST),
    viewer,
    choose,
  );
  const json = serializedObject<Suggestions>({ articles, categories, brands, totalItems, order: serialize(order) });
  return { answer: new PreSerialized(json), totalItems };
}
