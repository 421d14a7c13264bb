import type { ListingFilters } from '@sjaj/contract';
import { compareTexts, type Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../kernel/localised.ts';
import { type OpenObject, openObject } from '../../../platform/http/serialized.ts';
import { type Packing, packIdOf, type References } from '../indexing/rules.ts';

type PackName = Omit<ListingFilters['packs'][number], 'count'>;

interface NumberedName {
  /** Of the index. */
  readonly id: number;
  readonly json: OpenObject<PackName>;
}

interface PackNames {
  /** How many ways of packing there were: a changed article may bring a new one. */
  readonly size: number;
  readonly names: readonly NumberedName[];
}

const cached = new WeakMap<References, Map<Language, PackNames>>();

/** What the row of an article says of its packing, serialised: single units first, then by pack and how many are in it. */
export function packNamesOf(references: References, language: Language): readonly NumberedName[] {
  const byLanguage = cached.get(references) ?? new Map<Language, PackNames>();
  cached.set(references, byLanguage);
  const known = byLanguage.get(language);
  const { size } = references.packs;
  if (known?.size === size) return known.names;
  const names = serializeNames(references, language);
  byLanguage.set(language, { size, names });
  return names;
}

function serializeNames(references: References, language: Language): NumberedName[] {
  const unitOf = (id: number): string => localised(references.units.get(id)?.abbreviation, language);
  const compare = compareTexts(language);
  const namesOf = ({ unitId, pack }: Packing) => ({ unit: unitOf(unitId), pack: pack ? unitOf(pack.unitId) : '' });
  return references.packs
    .entries()
    .map(([id, packing]) => ({ id, packing, ...namesOf(packing) }))
    .sort(
      (a, b) =>
        compare(a.pack, b.pack) ||
        compare(a.unit, b.unit) ||
        (a.packing.pack?.factor ?? 1) - (b.packing.pack?.factor ?? 1),
    )
    .map(({ id, packing, unit, pack }) => {
      const quantity = packing.pack?.factor ?? 1;
      const title = packing.pack
        ? text(language, 'unit.packContents', { pack, quantity, unit })
        : text(language, 'unit.quantityOf', { quantity, unit });
      return { id, json: openObject({ id: packIdOf(packing), title }) };
    });
}
