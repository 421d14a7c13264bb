import type { Suggestions } from '@sjaj/contract';
import {
  complete,
  type OpenObject,
  PreSerialized,
  serializedList,
  serializedObject,
} from '../../../platform/http/serialized.ts';
import { audienceOf } from './audience.ts';
import type { FacetCount } from '@sjaj/catalogue-index';
import { filterNamesOf } from '../filter-names.ts';
import { memberNamedBy } from '../chosen-member.ts';
import type { ChooseMember, Shelf, SerializedSuggestions } from '../shelf.ts';
import type { Viewer } from '../viewer.ts';
import { type CalledArticle, articlesCalled } from './own-numbers.ts';

const MOST = 5;

/** What fits a text that is still being typed. Whoever sees the same gets the same answer. */
export async function suggestions(shelf: Shelf, viewer: Viewer, text: string): Promise<SerializedSuggestions> {
  const [agreements, called] = await Promise.all([
    shelf.model.agreements.of(viewer.payer.retail ? null : viewer.payer.companyId),
    articlesCalled(shelf, viewer, text, MOST),
  ]);
  const key = `${audienceOf(viewer, agreements, [])} ${called.map(({ articleId }) => articleId).join()} ${text}`;
  const { version } = shelf.model;
  return shelf.suggestions.load(key, { version, now: viewer.now.getTime() }, () =>
    suggested(shelf, viewer, { text, called }),
  );
}

interface Typed {
  readonly text: string;
  /** What the caller's company calls so. */
  readonly called: readonly CalledArticle[];
}

async function suggested(shelf: Shelf, viewer: Viewer, { text, called }: Typed): Promise<SerializedSuggestions> {
  const { index, references } = shelf.model;
  const found = index.suggest(text);
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
  const articles = await shelf.serializedGroupCards([...calledLeads, ...others].slice(0, MOST), viewer, choose);
  const json = serializedObject<Suggestions>({ articles, categories, brands, totalItems });
  return { answer: new PreSerialized(json), totalItems };
}
