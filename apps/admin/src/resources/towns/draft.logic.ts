import { type AdminTown, ENTITIES } from '@sjaj/contract';
import { type DraftText, draftTextOf, NO_TEXT, writtenTitle } from '../../shared/texts-form/text-draft.logic.ts';

/** A town in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly title: DraftText;
  readonly postalCode: string;
  /** '' for none. */
  readonly countryId: string;
  /** '' for none. */
  readonly entity: string;
  readonly canton: string;
  readonly isActive: boolean;
}

/** The entity whose towns are in cantons. */
export const FEDERATION = 'FBiH';

export const TEXT_FIELDS = [{ key: 'title', label: 'article.name', longest: 80 }] as const;

export const EMPTY_DRAFT: Draft = {
  title: NO_TEXT,
  postalCode: '',
  countryId: '',
  entity: '',
  canton: '',
  isActive: true,
};

/** The fields of a saved town. */
export const draftOf = ({ title, postalCode, countryId, entity, canton, isActive }: AdminTown): Draft => ({
  title: draftTextOf(title),
  postalCode,
  countryId: String(countryId),
  entity: entity ?? '',
  canton: canton ?? '',
  isActive,
});

/** The body of the call. A country that is not chosen becomes null, which the contract rejects. */
export const formOf = ({ title, postalCode, countryId, entity, canton, isActive }: Draft) => ({
  title: writtenTitle(title),
  postalCode: postalCode.trim().toUpperCase(),
  countryId: countryId === '' ? null : Number(countryId),
  entity: ENTITIES.find((one) => one === entity) ?? null,
  canton: canton.trim() || null,
  isActive,
});
