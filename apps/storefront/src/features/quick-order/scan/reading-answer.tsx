import { Button } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import type { QuickOrder } from '../use-quick-order.ts';
import styles from './scan.module.css';
import { lineOfCode } from './scanned.logic.ts';

/** The last code that was read, with the text before and after it. */
export interface Reading {
  readonly code: string;
  readonly before: string;
  readonly after: string;
}

interface ReadingAnswerProps {
  readonly reading: Reading | null;
  readonly order: QuickOrder;
}

/** Says what the last code was, on the page and to screen readers, and takes it back. */
export function ReadingAnswer({ reading, order }: ReadingAnswerProps) {
  const isLast = reading !== null && order.text === reading.after;
  return (
    <div className={styles.answer}>
      <p role="status">{isLast ? wordsFor(reading, order) : ''}</p>
      {isLast && (
        <Button variant="text" size="sm" onClick={() => order.checkText(reading.before)}>
          {t('action.undo')}
        </Button>
      )}
    </div>
  );
}

function wordsFor({ code, after }: Reading, order: QuickOrder): string {
  const place = lineOfCode(after, code);
  const line = order.isChecked ? order.lines.find((one) => one.line === place) : undefined;
  if (!line) return t('scan.read', { code });
  const { article, quantity } = line;
  if (!article) return line.reason ?? t('scan.read', { code });
  return `${article.title}: ${String(quantity ?? '').replace('.', ',')} ${article.unit}`;
}
