import type { PurchaseProposal, PurchaseProposalLine } from '@sjaj/contract';
import { addDays, businessDate, feninga, type Language, toKm } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refreshSums } from '../../reports/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lastingDays, LOOK_BACK_DAYS, purchaseNeed } from '../rules/proposal.ts';
import * as outlook from '../store/outlook.ts';
import { type VendorRow, vendors } from '../store/terms.ts';

interface ProposalReader {
  readonly language: Language;
  readonly now: Date;
  readonly seesCosts: boolean;
}

/** What should be bought now, by vendor; vendors of whom nothing is needed are left out. */
export async function proposePurchases(db: Db, reader: ProposalReader): Promise<PurchaseProposal> {
  const { lowStockLevel: shopLevel } = await readSettings(db);
  const today = businessDate(reader.now);
  const since = addDays(today, -LOOK_BACK_DAYS);
  await refreshSums(db);
  const [rows, all, withoutVendor] = await Promise.all([
    outlook.outlooks(db, { shopLevel, since }),
    vendors(db),
    outlook.withoutVendor(db, shopLevel),
  ]);
  const byVendor = Map.groupBy(rows, ({ vendorId }) => vendorId);
  return {
    days: LOOK_BACK_DAYS,
    withoutVendor,
    vendors: all.flatMap((vendor) => {
      const lines = (byVendor.get(vendor.id) ?? []).flatMap((row) => lineOf(row, vendor, reader) ?? []);
      if (lines.length === 0) return [];
      const { id, title, deliveryDays, minimumWorth } = vendor;
      return {
        vendor: { id, title, deliveryDays, minimumWorth: toKm(feninga(minimumWorth)) },
        expectedOn: addDays(today, deliveryDays),
        lines,
      };
    }),
  };
}

function lineOf(
  row: outlook.OutlookRow,
  { deliveryDays }: VendorRow,
  { language, seesCosts }: ProposalReader,
): PurchaseProposalLine | null {
  const need = purchaseNeed(row, { ...row, deliveryDays });
  if (!need) return null;
  const { articleId, code, partNumber, available, backOrdered, ordered, lowLevel, packSize, cost } = row;
  return {
    articleId,
    code,
    title: localised(row.title, language, [row.brand]),
    partNumber,
    unit: localised(row.unit, language),
    available,
    backOrdered,
    ordered,
    lowLevel,
    sold: Math.max(0, row.sold),
    lastsDays: lastingDays(row),
    packSize,
    unitCost: seesCosts && cost > 0 ? toKm(feninga(cost)) : null,
    ...need,
  };
}
