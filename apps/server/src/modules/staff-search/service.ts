import { type Capability, FOUND_KINDS, type FoundGroup, type FoundKind, type FoundRecord } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Db, onOneConnection } from '../../platform/database/db.ts';
import type { RowPage } from '../../platform/database/list-page.ts';
import { type ListSearch, orSimilar } from '../../platform/database/list-search.ts';
import type { Staff } from '../../kernel/actor.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import { localised } from '../../kernel/localised.ts';
import { typedCode } from '../search-terms/index.ts';
import { type FoundRow, namedRecords } from './store/named-records.ts';
import { SOURCES } from './store/sources.ts';

/** The kinds of records that one is told of: those that one's role opens. */
const KINDS_FOR: Readonly<Partial<Record<Capability, readonly FoundKind[]>>> = {
  viewOrders: ['sales_order'],
  viewArticles: ['article'],
  editArticles: ['article', 'category', 'brand', 'attribute', 'tag', 'measurement_unit', 'article_tab'],
  viewCustomers: ['company'],
  editCustomers: ['machine'],
  editContractTerms: ['price_list'],
  manageAccounts: ['user', 'account_request'],
  handleComplaints: ['complaint'],
  editPromotions: ['promotion', 'coupon'],
  editContent: ['news_item', 'information_page', 'faq_question', 'poll', 'hero_banner'],
  sendNewsletters: ['newsletter_issue'],
  editSettings: ['carrier', 'pickup_place', 'interest_area', 'bank', 'town', 'country', 'currency'],
};

/** The drawing of a category, where an article has no picture. */
export type PlaceholderOf = (categoryId: number | undefined) => string;

interface SearchInput {
  readonly actor: Staff;
  readonly text: string;
  readonly language: Language;
  readonly placeholderOf: PlaceholderOf;
}

/** Records of all kinds that have every word of the text, grouped; what is alike where there is none. */
export async function findRecords(
  db: Db,
  { actor, text, language, placeholderOf }: SearchInput,
): Promise<FoundGroup[]> {
  const code = typedCode(text);
  const { rows } = await orSimilar(text, (search) => readRows(db, { search, code, staff: actor }));
  const opened = new Set(actor.capabilities.flatMap((capability) => KINDS_FOR[capability] ?? []));
  const groups = FOUND_KINDS.filter((kind) => opened.has(kind)).flatMap((kind) => {
    const found = rows.filter((row) => row.kind === kind);
    return found.length > 0 ? [{ kind, found }] : [];
  });
  const isExact = ({ found }: { readonly found: readonly FoundRow[] }): boolean => found.some((row) => row.isExact);
  const ordered = [...groups.filter(isExact), ...groups.filter((group) => !isExact(group))];
  return ordered.map(({ kind, found }) => ({
    kind,
    records: found.map((row) => recordView(row, { kind, language, placeholderOf })),
  }));
}

/** The code as typed, separators aside, names a record exactly. */
async function readRows(
  db: Db,
  query: { readonly search: ListSearch; readonly code: string; readonly staff: Staff },
): Promise<RowPage<FoundRow>> {
  const { search } = query;
  if (search.terms.length === 0) return { rows: [], totalItems: 0 };
  const found = await onOneConnection(db, (one) =>
    Promise.all([
      ...SOURCES.map((source) => source(one, query)),
      ...(search.isForgiving ? [] : [namedRecords(one, search)]),
    ]),
  );
  const rows = found.flat();
  return { rows, totalItems: rows.length };
}

interface ViewContext extends Pick<SearchInput, 'language' | 'placeholderOf'> {
  readonly kind: FoundKind;
}

function recordView(
  { id, title, detail, pictureKey, categoryId }: FoundRow,
  { kind, language, placeholderOf }: ViewContext,
): FoundRecord {
  const picture = { url: pictureUrl(pictureKey ?? null, 160), placeholder: placeholderOf(categoryId ?? undefined) };
  return {
    id,
    title: typeof title === 'string' ? title : localised(title, language),
    detail: typeof detail === 'string' ? detail : localised(detail ?? undefined, language),
    ...(kind === 'article' && { picture }),
  };
}
