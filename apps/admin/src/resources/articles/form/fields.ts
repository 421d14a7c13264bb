import { ArticleForm, type ArticleFormOptions } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { kmOf } from '../../../shared/figures/typed-amounts.ts';
import { recordForm } from '../../../shared/form/record-form.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { notFalling } from './breaks.logic.ts';
import { AMOUNT_FIELDS, type Draft, FIELDS } from './draft.logic.ts';

/** The label of each field, in the form and in messages. */
export const FIELD_NAMES = {
  code: 'article.code',
  catalogNumber: 'article.catalogNumber',
  ean: 'article.ean',
  articleType: 'article.type',
  brandId: 'article.brand',
  categoryIds: 'article.category',
  unitId: 'article.salesUnit',
  taxGroupId: 'article.taxGroup',
  title: 'article.name',
  shortDescription: 'article.shortDescription',
  description: 'article.description',
  nc: 'article.nc',
  vpc: 'article.vpc',
  mpc: 'article.mpc',
  minimumQuantity: 'article.minimum',
  packSize: 'article.multiple',
  netWeightG: 'article.netWeight',
  videoUrl: 'article.video',
  warrantyMonths: 'article.warrantyMonths',
  isVisibleOnWeb: 'article.visible',
  disableSelling: 'article.notSold',
  isDiscontinued: 'article.discontinued',
  attributeValueIds: 'article.attributes',
  tagIds: 'article.tags',
  units: 'article.units',
  links: 'article.links',
  breaks: 'article.breaks',
} as const satisfies Record<keyof Draft, StaffKey>;

/** The title in the language of the page; without one the code, or an empty string. */
export const titleOf = (draft: Draft): string => contentFor(draft.title, language())?.text ?? draft.code;

/** The form of an article. */
export const articleForm = recordForm({
  fields: FIELDS,
  schema: ArticleForm,
  fieldNames: FIELD_NAMES,
  completeErrors: (rules, draft) => {
    const errors: Record<string, string> = { ...rules };
    for (const field of AMOUNT_FIELDS) {
      if (draft[field].trim() !== '' && kmOf(draft[field]) === null) errors[field] = t('validation.amount');
    }
    for (const place of notFalling(draft.breaks, draft.vpc)) {
      errors[`breaks.${place}.price`] ??= t('article.breakNotLower');
    }
    return errors;
  },
  shown: {
    units: (units) => units.map(({ factor, ean }) => [factor, ean].filter(Boolean).join(', ')).join('\n'),
    links: (links) => links.map(({ code, relation }) => `${code}: ${t(`articleRelation.${relation}`)}`).join('\n'),
    breaks: (breaks) => breaks.map(({ fromQuantity, price }) => `${fromQuantity}+: ${price}`).join('\n'),
  },
});

/** The text of a field in the comparison of two versions, with the titles of what is chosen. */
export function shownValue(draft: Draft, key: keyof Draft, options: ArticleFormOptions | undefined): string {
  const titleIn = (list: readonly { readonly id: number; readonly title: string }[] | undefined, id: string) =>
    list?.find((one) => String(one.id) === id)?.title ?? id;
  if (key === 'brandId') return titleIn(options?.brands, draft.brandId);
  if (key === 'unitId') return titleIn(options?.units, draft.unitId);
  if (key === 'taxGroupId') return titleIn(options?.taxGroups, draft.taxGroupId);
  if (key === 'categoryIds') {
    return draft.categoryIds.map((id) => titleIn(options?.categories, String(id))).join(', ');
  }
  if (key === 'tagIds') return draft.tagIds.map((id) => titleIn(options?.tags, String(id))).join(', ');
  if (key === 'attributeValueIds') {
    const values = options?.attributes.flatMap((attribute) => attribute.values);
    return draft.attributeValueIds.map((id) => titleIn(values, String(id))).join(', ');
  }
  return articleForm.shownValue(draft, key);
}
