import type { AdminBonusRule, BonusEntry, BonusRule } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import type { EntryRow } from './store/ledger.ts';
import type { BonusRuleRow } from './store/records.ts';

export function ruleView({ id, form, category, brand }: BonusRuleRow, language: Language): BonusRule {
  const { pointsPerKm, customers, startsOn, endsOn } = form;
  const title = category && localised(category, language);
  return { id, pointsPerKm, category: title, brand, customers, startsOn, endsOn };
}

export function adminRuleView(row: BonusRuleRow, language: Language): AdminBonusRule {
  const { category, brand } = ruleView(row, language);
  const name = [`${row.form.pointsPerKm}/KM`, category, brand].filter(Boolean).join(' · ');
  return { ...row.form, id: row.id, version: row.version, category, brand, name };
}

export const entryView = ({ at, orderId, orderNumber, mayOpenOrder, ...entry }: EntryRow): BonusEntry => ({
  ...entry,
  at: at.toISOString(),
  order: orderNumber === null ? null : { id: mayOpenOrder ? orderId : null, number: orderNumber },
});
