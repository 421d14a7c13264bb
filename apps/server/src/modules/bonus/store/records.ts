import type { BonusCustomers, BonusRuleForm } from '@sjaj/contract';
import type { BusinessDate, Content } from '@sjaj/domain';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkPeriod } from '../rules.ts';

export interface BonusRuleRow extends Stored<BonusRuleForm> {
  readonly category: Content | null;
  readonly brand: string | null;
}

interface Row extends Omit<BonusRuleForm, 'pointsPerKm'>, Pick<BonusRuleRow, 'id' | 'version' | 'category' | 'brand'> {
  readonly rate: number;
  readonly customers: BonusCustomers;
  readonly startsOn: BusinessDate;
  readonly endsOn: BusinessDate | null;
}

const HUNDREDTHS = 100;

/** All rules, or the one: the newest first. */
export async function ruleRows(db: Db | Tx, id: number | null = null): Promise<readonly BonusRuleRow[]> {
  const rows = await allRows<Row>(db)`
    select r.id, r.version, r.rate, r.category_id as "categoryId", r.brand_id as "brandId", r.customers,
      r.starts_on as "startsOn", r.ends_on as "endsOn", c.title as category, b.title as brand
    from bonus_rule r left join category c on c.id = r.category_id left join brand b on b.id = r.brand_id
    where ${id}::integer is null or r.id = ${id}::integer
    order by r.starts_on desc, r.id desc`;
  return rows.map(({ id: rowId, version, category, brand, rate, ...form }) => ({
    id: rowId,
    version,
    category,
    brand,
    form: { ...form, pointsPerKm: rate / HUNDREDTHS },
  }));
}

const columnsOf = ({ pointsPerKm, ...form }: BonusRuleForm) => ({
  rate: Math.round(pointsPerKm * HUNDREDTHS),
  category_id: form.categoryId,
  brand_id: form.brandId,
  customers: form.customers,
  starts_on: form.startsOn,
  ends_on: form.endsOn,
});

async function checkScope(tx: Tx, { brandId, categoryId }: BonusRuleForm): Promise<void> {
  const row = await firstRow<{ exist: boolean }>(tx)`
    select (${brandId}::integer is null or exists (select from brand where id = ${brandId}::integer))
      and (${categoryId}::integer is null or exists (select from category where id = ${categoryId}::integer)) as exist
  `;
  if (!row?.exist) throw new Problem('articles.reference_unknown', 400);
}

export const ruleRecords: RecordDefinition<BonusRuleForm> = {
  entity: 'bonus_rule',
  ...tableRecords('bonus_rule', { rows: ruleRows, columnsOf }),
  check: async (tx, form) => {
    checkPeriod(form);
    await checkScope(tx, form);
  },
};
