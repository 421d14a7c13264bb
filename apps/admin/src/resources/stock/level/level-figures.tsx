import type { StockCard } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Panel, classNames } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

/** On hand, reserved, available and back-ordered pieces. */
export function LevelFigures({ level }: { readonly level: StockCard }) {
  const { available, lowLevel } = level;
  const figures = [
    { label: t('article.onHand'), pieces: level.onHand },
    { label: t('article.reserved'), pieces: level.reserved },
    {
      label: t('article.available'),
      pieces: available,
      look: classNames(available === 0 && 'adm-stock-none', available > 0 && available <= lowLevel && 'adm-attention'),
    },
    { label: t('stock.backOrdered'), pieces: level.backOrdered },
  ];
  return (
    <div className="adm-stock-figures">
      {figures.map(({ label, pieces, look }) => (
        <Panel key={label} flush className="adm-stock-figure">
          <span className="sj-sm sj-t2">{label}</span>
          <span>
            <b className={look}>{formatNumber(pieces)}</b> <span className="sj-sm sj-t3">{level.unit}</span>
          </span>
        </Panel>
      ))}
    </div>
  );
}
