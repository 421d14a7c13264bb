import type { PromotionItemsPlan } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Facts, Notice } from '@sjaj/ui';
import { amountText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';

const MAX_SHOWN_ERRORS = 20;
const PRICES_SHOWN = 8;

/** The preview of the changes: counts, rejected lines with reasons and the first prices. */
export function PlanReport({ plan }: { readonly plan: PromotionItemsPlan }) {
  const { added, changed, same, overlapping, belowCost, faults, sample } = plan;
  const remarks = [
    belowCost > 0 && t('promotions.planBelowCost', { count: belowCost }),
    overlapping > 0 && t('promotions.planOverlapping', { count: overlapping }),
  ].filter((one) => one !== false);
  return (
    <div className="sj-col sj-g12">
      <Facts
        facts={[
          { term: t('promotions.planAdded'), value: formatNumber(added) },
          { term: t('promotions.planChanged'), value: formatNumber(changed) },
          ...(same > 0 ? [{ term: t('promotions.planSame'), value: formatNumber(same) }] : []),
        ]}
      />
      {remarks.length > 0 && <Notice tone="warn">{remarks.join(' ')}</Notice>}
      {faults.length > 0 && (
        <Notice tone="error">
          {t('promotions.planErrors', { count: faults.length })}
          <ul className="promotion-plan">
            {faults.slice(0, MAX_SHOWN_ERRORS).map(({ line, code, fault }) => (
              <li key={`${line}-${code}`}>
                {line > 0 && `${t('promotions.line', { line })}: `}
                <b>{code}</b> {t(`promotionError.${fault}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {sample.length > 0 && (
        <ul className="promotion-plan promotion-plan-prices" aria-label={t('promotions.salePrice')}>
          {sample.slice(0, PRICES_SHOWN).map(({ code, title, vpc, price }) => (
            <li key={code} className="sj-row">
              <span className="sj-grow sj-ell" title={title}>
                <b>{code}</b> {title}
              </span>
              <span className="sj-num sj-nw">
                <s className="sj-t3">{amountText(vpc)}</s> <b>{amountText(price)}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
