import { type SubmitEvent, useState } from 'react';
import type { CheckedLine } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { codeIn } from './read-code.logic.ts';
import styles from './scan.module.css';

interface CodeFieldProps {
  readonly line: CheckedLine;
  readonly onCorrect: (code: string) => void;
}

/** The code of a line as it was read, to be corrected by hand. */
export function CodeField({ line, onCorrect }: CodeFieldProps) {
  const [typed, setTyped] = useState({ over: line.code, text: line.code });
  const text = typed.over === line.code ? typed.text : line.code;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const code = codeIn(text, window.location.origin);
    if (code !== '' && code !== line.code) onCorrect(code);
  };
  return (
    <form className={styles.code} onSubmit={send}>
      <input
        aria-label={t('scan.codeOfLine', { line: line.line })}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={text}
        onChange={(event) => setTyped({ over: line.code, text: event.currentTarget.value })}
      />
      <Button type="submit" variant="line" size="sm">
        {t('quickOrder.check')}
      </Button>
    </form>
  );
}
