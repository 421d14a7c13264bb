import type { ArticleCard, ArticleDetails } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import { localised } from '../../../platform/localised.ts';
import { pictureUrl } from '../../../platform/picture-url.ts';
import { Problem } from '../../../platform/problem.ts';
import { startQuantity } from '../card-frame.ts';
import { type CardContext, cardOf, offerFor } from '../cards.ts';
import { attributesOf, breaksOf, contentPriceOf } from '../details-parts.ts';
import { matrixOf } from '../matrix.ts';
import type { Shelf } from '../shelf.ts';
import { type OwnFacts, ownFacts } from '../store/bought.ts';
import type { CardFacts } from '../store/card-facts.ts';
import type { DetailsFacts } from '../store/details.ts';
import type { Viewer } from '../viewer.ts';

const NOTHING_OWN: OwnFacts = { isOnWishList: false, lastBought: null };

/** Everything about one article, in three statements at most; 404 where it is unknown or hidden. */
export async function details(shelf: Shelf, viewer: Viewer, id: number): Promise<ArticleDetails> {
  const [known, own, context] = await Promise.all([
    shelf.details.of([id]),
    viewer.userId === null ? NOTHING_OWN : ownFacts(shelf.db, id, viewer.userId, viewer.buyer),
    shelf.context(viewer),
  ]);
  const more = known.get(id);
  if (!more) throw new Problem('articles.not_found', 404);
  const all = await shelf.facts.of([id, ...more.memberIds, ...more.links.map((link) => link.id)]);
  const facts = all.get(id);
  if (!facts?.isVisible) throw new Problem('articles.not_found', 404);
  const members = more.memberIds.flatMap((member) => all.get(member) ?? []);
  return {
    ...cardOf(facts, context),
    ...described(more, context),
    ...priced(facts, more, context),
    categories: categoriesOf(facts, context),
    attributes: attributesOf(facts, context),
    variationMatrix: matrixOf(facts, members, context),
    linkedArticles: linkedOf(more, all, context),
    isOnWishList: own.isOnWishList,
    lastBought: own.lastBought && boughtLast(own.lastBought, viewer),
  };
}

function described(more: DetailsFacts, { viewer: { language } }: CardContext) {
  const { safety } = more;
  const statement = ({ code, title }: { code: string; title: unknown }) => ({ code, text: localised(title, language) });
  return {
    articleType: more.articleType,
    ean: more.ean,
    catalogNumber: more.catalogNumber,
    shortDescription: localised(more.shortDescription, language),
    description: localised(more.description, language),
    videoUrl: more.videoUrl,
    imageUrls: more.pictureKeys.flatMap((key) => pictureUrl(key, 800) ?? []),
    units: more.units.map(({ unit, factor }) => ({ unit: localised(unit, language), factor })),
    netWeightG: more.netWeightG,
    warrantyMonths: more.warrantyMonths,
    safety: safety && {
      ...safety,
      pictograms: [...safety.pictograms],
      hazards: safety.hazards.map(statement),
      precautions: safety.precautions.map(statement),
    },
    documents: more.documents,
    rating: more.rating,
  };
}

function priced(facts: CardFacts, more: DetailsFacts, context: CardContext) {
  const offer = offerFor(facts, context, startQuantity(facts));
  return {
    quantityBreaks: breaksOf(facts, offer, context.viewer),
    contentPrice: contentPriceOf(more, offer, context.viewer),
  };
}

const categoriesOf = (facts: CardFacts, { references, viewer }: CardContext): ArticleDetails['categories'] =>
  [...references.pathOf(facts.categoryIds[0] ?? 0)]
    .reverse()
    .map((id) => ({ id, title: localised(references.categories.get(id)?.title, viewer.language) }));

function linkedOf(
  more: DetailsFacts,
  all: ReadonlyMap<number, CardFacts>,
  context: CardContext,
): ArticleDetails['linkedArticles'] {
  const byRelation = new Map<DetailsFacts['links'][number]['relation'], ArticleCard[]>();
  for (const { relation, id } of more.links) {
    const facts = all.get(id);
    if (!facts?.isVisible) continue;
    byRelation.set(relation, [...(byRelation.get(relation) ?? []), cardOf(facts, context)]);
  }
  return [...byRelation].map(([relation, articles]) => ({ relation, articles }));
}

const boughtLast = (
  { at, quantity, price }: NonNullable<OwnFacts['lastBought']>,
  viewer: Viewer,
): ArticleDetails['lastBought'] => ({
  at: new Date(at).toISOString(),
  quantity,
  price: viewer.seesPrices ? toKm(feninga(price)) : null,
});
