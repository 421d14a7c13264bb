import type { StockImport, StockImportRow } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import { alarmsOf, isOutdated } from './rules/import.ts';
import type { ImportRow, LineRow } from './store/read.ts';

/** The drawing that stands for an article without a picture, by its category. */
export type PlaceholderOf = (categoryId: number | undefined) => string;

export function importView(row: ImportRow, now: Date): StockImport {
  const { createdAt, appliedAt, endedAt, state, lines, changes, same, done, refused } = row;
  const isBegun = state !== 'compared';
  return {
    id: row.id,
    fileName: row.fileName,
    byName: row.byName,
    state,
    appliedByName: row.appliedByName,
    stoppedByName: row.stoppedByName,
    lines,
    same,
    done,
    codeHeading: row.codeHeading,
    quantityHeading: row.quantityHeading,
    ...alarmsOf(row),
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    isOutdated: (state === 'compared' || state === 'stopped') && isOutdated(createdAt, now),
    changes: changes - done - refused,
    faults: lines - changes - same + refused,
    planned: changes,
    added: isBegun ? row.addedSoFar : row.added,
    taken: isBegun ? row.takenSoFar : row.taken,
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
