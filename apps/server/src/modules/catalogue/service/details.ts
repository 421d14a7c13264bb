import type { ArticleDetails } from '@sjaj/contract';
import { feninga, type Language, toKm } from '@sjaj/domain';
import { complete, join, type OpenObject, openObject, PreSerialized } from '../../../platform/http/serialized.ts';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import { Problem } from '../../../platform/problem.ts';
import { singleArticleGroup, startQuantity } from './tile-frame.ts';
import { type TileContext, unitPriceFor, openTile } from './tiles.ts';
import { serializedLinks } from './linked-articles.ts';
import { attributesOf, breaksOf, contentPriceOf } from './details-parts.ts';
import { cheaperInUse } from './cheaper-in-use.ts';
import { matrixOf } from './variations.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { NO_PERSONAL_FACTS, type PersonalFacts } from '../store/bought.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import { type DetailsFacts, documentFile } from '../store/details.ts';
import type { Viewer } from './viewer.ts';
import type { Download } from '../../../platform/http/answers.ts';

/** Everything about one article; 404 where it is unknown or hidden. Three statements, and one for each kind of link, or category, that is not cached. */
export async function details(
  catalogue: CatalogueContext,
  viewer: Viewer,
  id: number,
): Promise<PreSerialized<ArticleDetails>> {
  const { userId, buyer } = viewer;
  const [known, own, context] = await Promise.all([
    catalogue.reader.details.of([id]),
    userId === null ? NO_PERSONAL_FACTS : catalogue.personalFacts({ articleId: id, userId, buyer }),
    catalogue.reader.context(viewer),
  ]);
  const more = known.get(id);
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
  const shared = join(openTile(singleArticleGroup(facts), context), serializedDescription(facts, more, context));
  return new PreSerialized(
    complete(join(shared, ofCaller), { linkedArticles: await serializedLinks(catalogue.reader, more, viewer) }),
  );
}

type Description = ReturnType<typeof describe>;

const descriptions = new WeakMap<
  DetailsFacts,
  { readonly facts: ArticleFacts; readonly byLanguage: Map<Language, OpenObject<Description>> }
>();

/** The fields that do not depend on the caller, serialised once for each language as long as the facts are valid. */
function serializedDescription(facts: ArticleFacts, more: DetailsFacts, context: TileContext): OpenObject<Description> {
  const known = descriptions.get(more);
  const byLanguage = known?.facts === facts ? known.byLanguage : new Map<Language, OpenObject<Description>>();
  descriptions.set(more, { facts, byLanguage });
  const { language } = context.viewer;
  const description = byLanguage.get(language) ?? openObject(describe(facts, more, context));
  byLanguage.set(language, description);
  return description;
}

function describe(facts: ArticleFacts, more: DetailsFacts, context: TileContext) {
  const { language } = context.viewer;
  const { safety } = more;
  const statement = ({ code, title }: { code: string; title: unknown }) => ({ code, text: localised(title, language) });
  return {
    articleType: more.articleType,
    ean: more.ean,
    catalogNumber: more.catalogNumber,
    shortDescription: localised(more.shortDescription, language),
    description: localised(more.description, language),
    videoUrl: more.videoUrl,
    imageUrls: more.pictures.flatMap(({ key }) => pictureUrl(key, 800) ?? []),
    imageAlts: more.pictures.map(({ alt }) => localised(alt, language, [facts.brand])),
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
    categories: categoriesOf(facts, context),
    attributes: attributesOf(facts, context),
  };
}

function priced(facts: ArticleFacts, more: DetailsFacts, context: TileContext) {
  const unitPrice = unitPriceFor(facts, context, startQuantity(facts));
  return {
    quantityBreaks: breaksOf(facts, unitPrice, context),
    contentPrice: contentPriceOf(more, unitPrice, context.viewer),
  };
}

const categoriesOf = (facts: ArticleFacts, { references, viewer }: TileContext): ArticleDetails['categories'] =>
  [...references.pathOf(facts.categoryIds[0] ?? 0)]
    .reverse()
    .map((id) => ({ id, title: localised(references.categories.get(id)?.title, viewer.language) }));

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
