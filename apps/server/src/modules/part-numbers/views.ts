import type { PartNumber } from '@sjaj/contract';
import { type Language, slugOf } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import type { PartNumberRow } from './store/records.ts';

export function partNumberView({ brand, title, ...same }: PartNumberRow, language: Language): PartNumber {
  const name = localised(title, language, [brand]);
  return { ...same, title: name, slug: slugOf(name) };
}
