import { type AdminHeroBanner, HeroBannerForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { HeroBannerMain, HeroBannerSide } from './hero-banner-cards.tsx';
import { type Draft, draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const FIELD_NAMES = {
  title: 'terms.title',
  text: 'terms.content',
  link: 'banners.link',
  order: 'categories.order',
  startsOn: 'coupons.startsOn',
  endsOn: 'coupons.endsOn',
  isActive: 'banners.active',
} as const;

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'isActive') return t(draft.isActive ? 'sign.yes' : 'sign.no');
  if (key === 'title' || key === 'text') return shownText(draft[key]);
  return draft[key] || '–';
}

export const heroBannerDefinition: RecordDefinition<AdminHeroBanner, HeroBannerForm, Draft> = {
  home: '/banners',
  queryKey: 'heroBanners',
  title: 'resource.heroBanners',
  newTitle: 'banners.new',
  calls: api.heroBanners,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(HeroBannerForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => HeroBannerForm.safeParse(formOf(draft)).data ?? null,
  nameOf: (draft) => contentFor(draft.title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: HeroBannerMain,
  side: HeroBannerSide,
  customerHref: () => '/',
  removal: { title: 'banners.remove', question: (name) => t('banners.removeSure', { name }) },
};
