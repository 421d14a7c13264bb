import { useId } from 'react';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { FieldError } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import styles from './reviews.module.css';
import { RATINGS } from './stars.tsx';

interface RatingFieldProps {
  /** 0 if nothing is chosen. */
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (rating: number) => void;
}

/** One to five stars as radio buttons, which arrow keys and screen readers support. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  const name = useId();
  const noteId = `${name}-note`;
  return (
    <fieldset className={styles['rating']} aria-describedby={error ? noteId : undefined}>
      <legend className="sj-label">{t('reviews.rating')}</legend>
      <div className="sj-row">
        <span className={styles['choices']}>
          {RATINGS.map((rating) => (
            <label key={rating} className={styles['choice']}>
              <input
                type="radio"
                className="sj-vh"
                name={name}
                checked={value === rating}
                required
                aria-label={t('article.stars', { rating })}
                onChange={() => onChange(rating)}
              />
              {rating <= value ? (
                <IconStarFilled size={24} aria-hidden="true" />
              ) : (
                <IconStar size={24} aria-hidden="true" />
              )}
            </label>
          ))}
        </span>
        <span className="sj-sm sj-t2" aria-hidden="true">
          {value === 0 ? t('reviews.choose') : t('article.stars', { rating: value })}
        </span>
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </fieldset>
  );
}
