import { Button, Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

interface PriceQuestionProps {
  readonly heading: string;
  readonly onAnswer: (field: 'vpc' | 'mpc') => void;
}

/** Asks what a column means that is called a price and nothing else. */
export function PriceQuestion({ heading, onAnswer }: PriceQuestionProps) {
  return (
    <Notice tone="warn">
      <span className="sj-col sj-g8">
        <b>{t('recordImports.whichPrice', { column: heading })}</b>
        <span className="sj-row sj-wraps">
          <Button variant="line" size="sm" onClick={() => onAnswer('vpc')}>
            {t('recordImports.withoutVat')}
          </Button>
          <Button variant="line" size="sm" onClick={() => onAnswer('mpc')}>
            {t('recordImports.withVat')}
          </Button>
        </span>
      </span>
    </Notice>
  );
}
