import type { ArticleDetails } from '@sjaj/contract';
import { t } from '../../shared/texts/t.ts';

/** Pack size and minimum quantity; nothing for an article sold by the piece. */
export function QuantityRuleText({ article }: { readonly article: ArticleDetails }) {
  const { minimumQuantity, packSize, unit } = article;
  const rules = [
    minimumQuantity > 1 && minimumQuantity !== packSize
      ? t('article.minimum', { quantity: minimumQuantity, unit })
      : null,
    packSize > 1 ? t('article.multiples', { quantity: packSize, unit }) : null,
  ].filter((rule) => rule !== null);
  const units = article.units.filter(({ factor }) => factor > 1);
  return (
    <div className="sj-xs sj-t3">
      {units.map((each) => (
        <div key={each.unit}>{t('unit.packContents', { pack: each.unit, quantity: each.factor, unit })}</div>
      ))}
      {rules.map((rule) => (
        <div key={rule}>{rule}</div>
      ))}
    </div>
  );
}
