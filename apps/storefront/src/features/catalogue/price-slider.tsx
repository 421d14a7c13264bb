import { useState } from 'react';
import { useAmount } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { priceAt, STOPS, stopAt } from './price-scale.logic.ts';
import styles from './price-slider.module.css';

interface PriceSliderProps {
  readonly lowest: number;
  readonly highest: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly onChange: (min: number | null, max: number | null) => void;
}

/** Price range slider with two thumbs, applied on release. Needs the range as key: its state is initialized once. */
export function PriceSlider({ lowest, highest, min, max, onChange }: PriceSliderProps) {
  const amount = useAmount();
  const bounds = { lowest, highest };
  const [from, setFrom] = useState(() => stopAt(min ?? lowest, bounds));
  const [to, setTo] = useState(() => stopAt(max ?? highest, bounds));
  const apply = () => onChange(from > 0 ? priceAt(from, bounds) : null, to < STOPS ? priceAt(to, bounds) : null);
  const end = { min: 0, max: STOPS, onPointerUp: apply, onKeyUp: apply } as const;
  return (
    <div className={styles['slider']}>
      <span className={styles['track']} />
      <span className={styles['chosen']} style={{ left: `${from}%`, right: `${STOPS - to}%` }} />
      <input
        {...end}
        type="range"
        value={from}
        aria-label={t('listing.priceFrom')}
        aria-valuetext={amount(priceAt(from, bounds))}
        onChange={(event) => setFrom(Math.min(Number(event.currentTarget.value), to))}
      />
      <input
        {...end}
        type="range"
        value={to}
        aria-label={t('listing.priceTo')}
        aria-valuetext={amount(priceAt(to, bounds))}
        onChange={(event) => setTo(Math.max(Number(event.currentTarget.value), from))}
      />
    </div>
  );
}
