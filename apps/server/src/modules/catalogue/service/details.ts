import type { ArticleDetails } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import { complete, join, openObject, PreSerialized } from '../../../platform/http/serialized.ts';
import { Problem } from '../../../platform/problem.ts';
import { singleArticleGroup, startQuantity } from './tile-frame.ts';
import { type TileContext, unitPriceFor, openTile } from './tiles.ts';
import { serializedLinks } from './linked-articles.ts';
import { breaksOf, contentPriceOf } from './details-parts.ts';
import { cheaperInUse } from './cheaper-in-use.ts';
import { matrixOf } from './variations.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { NO_PERSONAL_FACTS, type PersonalFacts } from '../store/bought.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import { documentFile } from '../store/details.ts';
import type { LocalisedDetails } from './localised-details.ts';
import type { Viewer } from './viewer.ts';
import type { Download } from '../../../platform/http/answers.ts';

/** Everything about one article; 404 where it is unknown or hidden. One statement for the caller, and one for each part that is not cached. */
export async function details(
  catalogue: CatalogueContext,
  viewer: Viewer,
  id: number,
): Promise<PreSerialized<ArticleDetails>> {
  const { userId, buyer } = viewer;
  const [more, own, context] = await Promise.all([
    catalogue.reader.details.of(id, viewer.language),
    userId === null ? NO_PERSONAL_FACTS : catalogue.personalFacts({ articleId: id, userId, buyer }),
    catalogue.reader.context(viewer),
  ]);
  if (!more) throw new Problem('articles.not_found', 404);
  const { memberIds, comparedIn } = more;
  const mateIds = comparedIn === null ? [] : await catalogue.reader.mostPopularIn(comparedIn);
  const all = await catalogue.reader.facts.of([id, ...memberIds, ...mateIds]);
  const facts = all.get(id);
  if (!facts?.isVisible) throw new Problem('articles.not_found', 404);
  const members = memberIds.flatMap((member) => all.get(member) ?? []);
  const ofCaller = openObject({
    ...priced(facts, more, context),
    cheaperInUse: cheaperInUse(
      facts,
      mateIds.flatMap((mate) => all.get(mate) ?? []),
      context,
    ),
    variationMatrix: matrixOf(facts, members, context),
    isOnWishList: own.isOnWishList,
    lastBought: own.lastBought && boughtLast(own.lastBought, viewer),
  });
  const shared = join(openTile(singleArticleGroup(facts), context), more.description);
  return new PreSerialized(
    complete(join(shared, ofCaller), { linkedArticles: await serializedLinks(catalogue.reader, more, viewer) }),
  );
}

function priced(facts: ArticleFacts, more: LocalisedDetails, context: TileContext) {
  const unitPrice = unitPriceFor(facts, context, startQuantity(facts));
  return {
    quantityBreaks: breaksOf(facts, unitPrice, context),
    contentPrice: contentPriceOf(more, unitPrice, context.viewer),
  };
}

const boughtLast = (
  { at, quantity, price }: NonNullable<PersonalFacts['lastBought']>,
  viewer: Viewer,
): ArticleDetails['lastBought'] => ({
  at: new Date(at).toISOString(),
  quantity,
  price: viewer.seesPrices ? toKm(feninga(price)) : null,
});

/** A document of an article; 404 where there is none, or its file has gone. */
export async function articleDocument({ db, storage }: CatalogueContext, id: number): Promise<Download> {
  const file = await documentFile(db, id);
  const found = file && (await storage.read(file.key));
  if (!file || !found) throw new Problem('files.not_found', 404);
  return { name: file.name, mediaType: file.mediaType, ...found };
}
