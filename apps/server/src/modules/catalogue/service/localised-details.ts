import type { ArticleDetails } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type OpenObject, openObject } from '../../../platform/http/serialized.ts';
import type { ReadModel } from '../indexing/service/read-model.ts';
import type { References } from '../indexing/rules.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import { type DetailsFacts, detailsFacts } from '../store/details.ts';
import { attributesOf } from './details-parts.ts';
import { type ArticleRows, NO_TIME_LIMIT, VersionedCache } from './versioned-cache.ts';

type OwnFacts = Pick<DetailsFacts, 'memberIds' | 'comparedIn' | 'links' | 'contentAmount' | 'contentUnit'>;

/** What the page of an article shows besides its tile, the same for everybody who reads the language. */
export interface LocalisedDetails extends OwnFacts {
  readonly description: OpenObject<Description>;
}

interface DetailsDeps {
  readonly db: Db;
  readonly model: ReadModel;
  readonly facts: ArticleRows<ArticleFacts>;
}

export interface DetailsReader {
  /** Undefined where the article is unknown or hidden. What is not cached is read in one statement. */
  of(articleId: number, language: Language): Promise<LocalisedDetails | undefined>;
}

/** A page takes 2 to 5 kB: some ten thousand of them, in one language or several. */
const MAX_BYTES = 40_000_000;
/** Of an entry besides its description, rounded up. */
const BYTES_OF_FACTS = 1_000;

const bytesOf = ({ description }: LocalisedDetails): number => description.length + BYTES_OF_FACTS;

/** Reads what pages of articles show and caches it in the languages that are asked for: texts in all of them would take five times the memory. */
export function createDetailsReader({ db, model, facts }: DetailsDeps): DetailsReader {
  const cache = new VersionedCache<string, LocalisedDetails>({ maxBytes: MAX_BYTES, bytesOf });
  return {
    async of(articleId, language) {
      const key = `${language} ${articleId}`;
      const validity = { version: model.versionOf(articleId), now: NO_TIME_LIMIT };
      const known = cache.get(key, validity);
      if (known) return known;
      const [details, found] = await Promise.all([detailsFacts(db, articleId), facts.of([articleId])]);
      const article = found.get(articleId);
      if (!details || !article) return undefined;
      const { memberIds, comparedIn, links, contentAmount, contentUnit } = details;
      const description = openObject(describe(article, details, { references: model.references, language }));
      const read = { memberIds, comparedIn, links, contentAmount, contentUnit, description };
      cache.set(key, validity, read);
      return read;
    },
  };
}

interface Reading {
  readonly references: References;
  readonly language: Language;
}

type Description = ReturnType<typeof describe>;

function describe(facts: ArticleFacts, details: DetailsFacts, { references, language }: Reading) {
  const { safety } = details;
  const statement = ({ code, title }: { code: string; title: unknown }) => ({ code, text: localised(title, language) });
  return {
    articleType: details.articleType,
    ean: details.ean,
    catalogNumber: details.catalogNumber,
    shortDescription: localised(details.shortDescription, language),
    description: localised(details.description, language),
    videoUrl: details.videoUrl,
    imageUrls: details.pictures.flatMap(({ key }) => pictureUrl(key, 800) ?? []),
    imageAlts: details.pictures.map(({ alt }) => localised(alt, language, [facts.brand])),
    units: details.units.map(({ unit, factor }) => ({ unit: localised(unit, language), factor })),
    netWeightG: details.netWeightG,
    warrantyMonths: details.warrantyMonths,
    safety: safety && {
      ...safety,
      pictograms: [...safety.pictograms],
      hazards: safety.hazards.map(statement),
      precautions: safety.precautions.map(statement),
    },
    documents: details.documents,
    rating: details.rating,
    categories: categoriesOf(facts, { references, language }),
    attributes: attributesOf(facts, { references, language }),
  };
}

const categoriesOf = (facts: ArticleFacts, { references, language }: Reading): ArticleDetails['categories'] =>
  [...references.pathOf(facts.categoryIds[0] ?? 0)]
    .reverse()
    .map((id) => ({ id, title: localised(references.categories.get(id)?.title, language) }));
