import type { AdminHeroBanner } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenIn,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A hero banner in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly title: DraftText;
  readonly text: DraftText;
  readonly link: string;
  readonly order: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isActive: boolean;
}

export const TEXT_FIELDS = [
  { key: 'title', label: 'terms.title', longest: 80 },
  { key: 'text', label: 'terms.content', longest: 200, optional: true },
] as const satisfies readonly TextField<string>[];

export const EMPTY_DRAFT: Draft = {
  title: NO_TEXT,
  text: NO_TEXT,
  link: '',
  order: '0',
  startsOn: '',
  endsOn: '',
  isActive: true,
};

/** The fields of a saved banner. */
export const draftOf = (banner: AdminHeroBanner): Draft => ({
  title: draftTextOf(banner.title),
  text: draftTextOf(banner.text),
  link: banner.link ?? '',
  order: String(banner.order),
  startsOn: banner.startsOn ?? '',
  endsOn: banner.endsOn ?? '',
  isActive: banner.isActive,
});

/** The body of the call. An invalid number becomes NaN, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  title: writtenTitle(draft.title),
  text: writtenIn(draft.text),
  link: draft.link.trim() || null,
  order: /^\d{1,4}$/.test(draft.order.trim()) ? Number(draft.order) : Number.NaN,
  startsOn: draft.startsOn || null,
  endsOn: draft.endsOn || null,
  isActive: draft.isActive,
});
