import type { ArticleForm, VariationForm } from '@sjaj/contract';
import { type Content, LANGUAGES } from '@sjaj/domain';
import { Problem } from '../../../platform/problem.ts';

type Member = VariationForm['members'][number];

/** The attribute that each value belongs to. */
type AxisOf = ReadonlyMap<number, number>;

/** 400 where a member lacks a value of an axis, two have the same values, or the article that is edited is not among them. */
export function checkGrid(articleId: number, { attributeIds, members }: VariationForm, axisOf: AxisOf): void {
  const seen = new Set<string>();
  for (const [index, { valueIds }] of members.entries()) {
    const field = `members.${index}.valueIds`;
    const isComplete =
      valueIds.length === attributeIds.length &&
      attributeIds.every((id, axis) => axisOf.get(valueIds[axis] ?? 0) === id);
    if (!isComplete) throw refused('articles.variation_value_missing', field);
    if (seen.has(valueIds.join())) throw refused('articles.variation_repeated', field);
    seen.add(valueIds.join());
  }
  const isAmong = members.some(({ article }) => article?.id === articleId);
  if (attributeIds.length > 0 && !isAmong) throw refused('articles.variation_without_itself', 'members');
  if (attributeIds.length === 0 && members.length > 0)
    throw refused('articles.variation_value_missing', 'attributeIds');
}

type GridProblem =
  | 'articles.variation_repeated'
  | 'articles.variation_value_missing'
  | 'articles.variation_without_itself';

const refused = (code: GridProblem, field: string): Problem =>
  new Problem(code, 400, { errors: [{ field, key: code }] });

/** The values of an article with those of the axes replaced. */
export const valuesWith = (
  { attributeValueIds }: Pick<ArticleForm, 'attributeValueIds'>,
  { valueIds }: Pick<Member, 'valueIds'>,
  { attributeIds, axisOf }: { readonly attributeIds: readonly number[]; readonly axisOf: AxisOf },
): number[] => [...attributeValueIds.filter((id) => !attributeIds.includes(axisOf.get(id) ?? 0)), ...valueIds];

/** The form of a member that exists, as the grid wants it. */
export const changedForm = (
  form: ArticleForm,
  { code, ean, vpc }: Member,
  attributeValueIds: number[],
): ArticleForm => ({
  ...form,
  code,
  ean,
  vpc,
  attributeValueIds,
});

/** Whether the grid changes an article. */
export const isChanged = (form: ArticleForm, next: ArticleForm): boolean =>
  form.code !== next.code ||
  form.ean !== next.ean ||
  form.vpc !== next.vpc ||
  form.attributeValueIds.toSorted((a, b) => a - b).join() !== next.attributeValueIds.toSorted((a, b) => a - b).join();

interface NewMember {
  readonly member: Member;
  readonly attributeValueIds: number[];
  readonly title: ArticleForm['title'];
}

/**
 * The form of a member that is made: a hidden copy of the edited article, at its own price. The retail price keeps its
 * relation to the wholesale price.
 */
export const copiedForm = (form: ArticleForm, { member, attributeValueIds, title }: NewMember): ArticleForm => ({
  ...form,
  code: member.code,
  ean: member.ean,
  vpc: member.vpc,
  attributeValueIds,
  title,
  mpc: form.vpc > 0 ? Math.round((form.mpc * member.vpc * 100) / form.vpc) / 100 : form.mpc,
  breaks: form.breaks.filter(({ price }) => price < member.vpc),
  units: form.units.map((unit) => ({ ...unit, ean: null })),
  catalogNumber: null,
  links: [],
  isVisibleOnWeb: false,
});

/** The title of a member: its value in the place of that of the article it is copied from, or after the title. */
export function titleOfMember(
  title: ArticleForm['title'],
  values: readonly { readonly from: Content | undefined; readonly to: Content }[],
): ArticleForm['title'] {
  const written = LANGUAGES.flatMap((language) => {
    const text = title[language];
    return text === undefined ? [] : [[language, values.reduce((all, value) => withValue(all, value, language), text)]];
  });
  return { ...title, ...(Object.fromEntries(written) as Partial<ArticleForm['title']>) };
}

function withValue(
  text: string,
  { from, to }: { readonly from: Content | undefined; readonly to: Content },
  language: (typeof LANGUAGES)[number],
): string {
  const was = from?.[language] ?? from?.bs ?? '';
  const is = to[language] ?? to.bs ?? '';
  const place = text.split(' ').indexOf(was);
  if (was !== '' && place >= 0) return text.split(' ').with(place, is).join(' ');
  return was !== '' && text.endsWith(` ${was}`) ? `${text.slice(0, -was.length)}${is}` : `${text} ${is}`;
}
