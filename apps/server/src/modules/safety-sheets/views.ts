import type { SafetySheet } from '@sjaj/contract';
import { type Language, slugOf } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import type { BoughtSheet } from './store.ts';

export function sheetView({ brand, sheet, ...bought }: BoughtSheet, language: Language): SafetySheet {
  const title = localised(bought.title, language, [brand]);
  return {
    ...bought,
    pictograms: [...bought.pictograms],
    places: [...bought.places],
    title,
    slug: slugOf(title),
    lastBoughtAt: new Date(bought.lastBoughtAt).toISOString(),
    sheet: sheet && {
      id: sheet.id,
      version: sheet.version,
      issuedOn: sheet.issuedOn,
      language: sheet.language,
      name: sheet.name,
      bytes: sheet.bytes,
    },
  };
}
