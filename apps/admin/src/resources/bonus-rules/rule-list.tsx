import type { AdminBonusRule } from '@sjaj/contract';
import { formatDateInTable, formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const VIEWS = ['all', 'current', 'ended'] as const;
const SORTS = ['startsOn', 'endsOn', 'pointsPerKm'] as const;

const dayText = (day: string | null): string => (day === null ? '–' : formatDateInTable(day, language()));

/** What the rule covers. */
const scopeOf = ({ category, brand }: AdminBonusRule): string =>
  [category, brand].filter((title) => title !== null).join(' · ') || t('bonusGoods.everything');

export const ruleList: ListDefinition<AdminBonusRule> = {
  name: 'bonus-rules',
  title: 'resource.bonusRules',
  searchHint: 'bonusRules.search',
  columns: [
    {
      key: 'category',
      title: 'coupons.scope',
      locked: true,
      onPhone: true,
      text: scopeOf,
      file: [
        { field: 'category', title: 'article.category' },
        { field: 'brand', title: 'article.brand' },
      ],
      show: (rule) => <NameCell href={`/bonus-rules/${rule.id}`} name={scopeOf(rule)} />,
    },
    {
      key: 'pointsPerKm',
      title: 'bonusRules.pointsPerKm',
      sortBy: 'pointsPerKm',
      right: true,
      onPhone: true,
      headedOnPhone: true,
      text: ({ pointsPerKm }) => formatNumber(pointsPerKm),
    },
    {
      key: 'customers',
      title: 'bonusRules.customers',
      onPhone: true,
      text: ({ customers }) => t(`bonusCustomers.${customers}`),
    },
    { key: 'startsOn', title: 'bonusRules.startsOn', sortBy: 'startsOn', text: ({ startsOn }) => dayText(startsOn) },
    { key: 'endsOn', title: 'bonusRules.endsOn', sortBy: 'endsOn', text: ({ endsOn }) => dayText(endsOn) },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'current', title: 'bonusRules.viewCurrent' },
    { key: 'ended', title: 'bonusRules.viewEnded' },
  ],
  filters: [],
  load: (query, settings) =>
    api.bonusRules.list(
      {
        body: listRequest(query, VIEWS, ['default', ...SORTS]),
      },
      settings,
    ),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({ load: async () => (await import('./rule-form.tsx')).ruleDefinition, isWholeInForm: true }),
  create: { href: '/bonus-rules/new', title: 'bonusRules.new' },
};
