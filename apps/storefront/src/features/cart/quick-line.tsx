import { type FormEvent, useRef, useState } from 'react';
import { IconBolt, IconClipboardText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { CheckedLine } from '@sjaj/contract';
import { quickLinesOf } from '@sjaj/domain';
import { Button, ButtonLink, Panel, FieldError, OfferedChip } from '@sjaj/ui';
import { useAddToCart } from '../../shared/cart-actions.ts';
import { checkLines, isReady } from '../../shared/quick-check.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './quick-line.module.css';

/** Adds an article by code and quantity with the keyboard alone: Enter adds it and moves the focus to the next code. */
export function QuickLine() {
  const code = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ code: '', quantity: '' });
  const add = useAddToCart();
  const check = useMutation({
    mutationFn: async ({ code: typedCode, quantity }: typeof typed) => {
      const [line] = quickLinesOf(quantity.trim() === '' ? typedCode : `${typedCode};${quantity}`);
      return line ? ((await checkLines([{ ...line, line: 1 }])).lines[0] ?? null) : null;
    },
    onSuccess: async (line) => {
      if (!line?.article || line.quantity === null || !isReady(line)) return;
      const { id: articleId, title } = line.article;
      if (!(await add([{ articleId, quantity: line.quantity, title }]))) return;
      setTyped({ code: '', quantity: '' });
      code.current?.focus();
    },
    onError: showFailure,
  });
  const send = (next: typeof typed): void => {
    setTyped(next);
    if (next.code.trim() !== '') check.mutate(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(typed);
  };
  const faulty = check.data && !isReady(check.data) ? check.data : null;
  return (
    <Panel flush className={`sj-noprint ${styles.card}`}>
      <form className={styles.line} noValidate onSubmit={submit}>
        <span className={styles.title}>
          <IconBolt size={18} aria-hidden="true" />
          {t('frame.quickOrder')}
        </span>
        <input
          ref={code}
          className={styles.code}
          aria-label={t('quickOrder.code')}
          placeholder={t('quickOrder.code')}
          autoComplete="off"
          maxLength={64}
          value={typed.code}
          onChange={(event) => setTyped({ ...typed, code: event.currentTarget.value })}
        />
        <input
          className={styles.quantity}
          aria-label={t('cart.quantity')}
          placeholder={t('quickOrder.quantityShort')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed.quantity}
          onChange={(event) => setTyped({ ...typed, quantity: event.currentTarget.value })}
        />
        <Button type="submit" variant="line" busy={check.isPending}>
          {t('action.add')}
        </Button>
        <ButtonLink
          href="/quick-order"
          variant="text"
          size="sm"
          icon={<IconClipboardText size={16} aria-hidden="true" />}
        >
          {t('quickOrder.paste')}
        </ButtonLink>
      </form>
      {faulty && (
        <Answers
          line={faulty}
          onCode={(other) => send({ ...typed, code: other })}
          onQuantity={(other) => send({ ...typed, quantity: String(other) })}
        />
      )}
    </Panel>
  );
}

interface AnswersProps {
  readonly line: CheckedLine;
  readonly onCode: (code: string) => void;
  readonly onQuantity: (quantity: number) => void;
}

/** The reason why a line was not added, with alternatives. */
function Answers({ line, onCode, onQuantity }: AnswersProps) {
  const neighbours = [...new Set([line.lower, line.upper])].filter((quantity) => quantity !== null);
  return (
    <div className={styles.answers} role="alert">
      <FieldError>{line.reason}</FieldError>
      {line.candidates.map(({ id, code, title, values }) => (
        <OfferedChip
          key={id}
          plain
          label={`${code} ${line.state === 'ambiguous' && values.length > 0 ? values.join(' · ') : title}`}
          onPick={() => onCode(code)}
        />
      ))}
      {neighbours.map((quantity) => (
        <OfferedChip
          key={quantity}
          plain
          label={t('quickOrder.take', { quantity })}
          onPick={() => onQuantity(quantity)}
        />
      ))}
    </div>
  );
}
