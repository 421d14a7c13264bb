import { type KeyboardEvent, useId, useState } from 'react';
import { FieldError, useAmount } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { FilterSection } from './filter-group.tsx';
import styles from './filters.module.css';
import { DEFAULT_PRICE_BOUNDS, typedPrice } from './listing-choice.logic.ts';
import { PriceSlider } from './price-slider.tsx';

interface PriceFilterProps {
  readonly title: string;
  readonly min: number | null;
  readonly max: number | null;
  /** Lowest and highest price of the listing, shown as placeholders. */
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly onChange: (min: number | null, max: number | null) => void;
}

/** Price range in two fields. It is applied on blur or Enter. */
export function PriceFilter({ title, min, max, lowest, highest, onChange }: PriceFilterProps) {
  const most = Math.max(highest ?? 0, DEFAULT_PRICE_BOUNDS.highest);
  return (
    <FilterSection title={title} chosen={min !== null || max !== null ? 1 : 0}>
      {lowest !== null && highest !== null && highest > lowest && (
        <PriceSlider
          key={`${lowest}-${highest}-${min}-${max}`}
          lowest={lowest}
          highest={highest}
          min={min}
          max={max}
          onChange={onChange}
        />
      )}
      <div className={styles['prices']}>
        <PriceField
          key={`min-${min}`}
          label={t('listing.priceFrom')}
          before={t('field.from')}
          value={min}
          hint={lowest ?? DEFAULT_PRICE_BOUNDS.lowest}
          most={most}
          onApply={(next) => onChange(next, max)}
        />
        <PriceField
          key={`max-${max}`}
          label={t('listing.priceTo')}
          before={t('field.to')}
          value={max}
          hint={highest ?? DEFAULT_PRICE_BOUNDS.highest}
          most={most}
          onApply={(next) => onChange(min, next)}
        />
        <span className="sj-sm sj-t3">{t('price.currency')}</span>
      </div>
    </FilterSection>
  );
}

/** Length of " KM", the currency with the space before it. */
const WITHOUT_CURRENCY = 3;

/** Number of characters that fit into the field. A longer price loses its decimals. */
const ROOM = 6;
const short = (price: string): string => (price.length > ROOM ? price.replace(/,\d\d$/, '') : price);

interface PriceFieldProps {
  readonly label: string;
  readonly before: string;
  readonly value: number | null;
  readonly hint: number;
  /** KM: the highest price that can be typed. */
  readonly most: number;
  readonly onApply: (price: number | null) => void;
}

function PriceField({ label, before, value, hint, most, onApply }: PriceFieldProps) {
  const errorId = useId();
  const amount = useAmount();
  const bare = (price: number | null) => (price === null ? '' : amount(price).slice(0, -WITHOUT_CURRENCY));
  const [typed, setTyped] = useState(bare(value));
  const price = typedPrice(typed, most);
  const apply = () => price !== 'invalid' && price !== value && onApply(price);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  return (
    <div className={styles['price']}>
      <label className="sj-input">
        <span className="sj-xs sj-t3" aria-hidden="true">
          {before.toLowerCase()}
        </span>
        <input
          inputMode="decimal"
          aria-label={label}
          aria-invalid={price === 'invalid' || undefined}
          aria-describedby={price === 'invalid' ? errorId : undefined}
          placeholder={short(bare(hint))}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={apply}
          onKeyDown={onKeyDown}
        />
      </label>
      {price === 'invalid' && (
        <FieldError id={errorId}>{t('listing.priceError', { highest: short(bare(most)) })}</FieldError>
      )}
    </div>
  );
}
