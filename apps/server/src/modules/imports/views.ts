import type { StockImport, StockImportRow } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../platform/localised.ts';
import { pictureUrl } from '../../platform/picture-url.ts';
import { alarmsOf, isOutdated } from './rules.ts';
import type { ImportRow, LineRow } from './store/read.ts';

/** The drawing that stands for an article without a picture, by its category. */
export type PlaceholderOf = (categoryId: number | undefined) => string;

export function importView(row: ImportRow, now: Date): StockImport {
  const { piecesBefore: _, unknown: __, createdAt, appliedAt, changes, ...same } = row;
  const isApplied = appliedAt !== null;
  return {
    ...same,
    ...alarmsOf(row),
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    isOutdated: !isApplied && isOutdated(createdAt, now),
    changes: isApplied ? 0 : changes,
    done: isApplied ? changes : 0,
    faults: row.lines - changes - row.same,
  };
}

export function lineView(row: LineRow, language: Language, placeholderOf: PlaceholderOf): StockImportRow {
  const { title, brand, categoryId, pictureKey, ...same } = row;
  return {
    ...same,
    title: localised(title, language, brand === null ? [] : [brand]),
    imageUrl: pictureUrl(pictureKey, 160),
    placeholder: placeholderOf(categoryId ?? undefined),
  };
}
