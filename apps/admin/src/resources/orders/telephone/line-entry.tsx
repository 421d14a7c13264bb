import { useEffect, useId, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, useDebounced } from '@sjaj/app-kit';
import type { AdminArticleRow } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Button, TextField } from '@sjaj/ui';
import { ArticleField } from '../../../shared/catalogue/article-field.tsx';
import { kmText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';
import { articleCheckQuery, type OrderCalls, storeCart } from './order-calls.ts';

const quantityOf = (typed: string): number | null => (/^[1-9]\d{0,3}$/.test(typed.trim()) ? Number(typed) : null);

/** Adds a line by code or name: Enter chooses the article, writes the quantity and begins the next line. */
export function LineEntry({ calls }: { readonly calls: OrderCalls }) {
  const articleField = useId();
  const quantityField = useId();
  const [article, setArticle] = useState<AdminArticleRow | null>(null);
  const [typed, setTyped] = useState('');
  // A new field for each line: what was typed in the one before is gone.
  const [lines, setLines] = useState(0);
  useEffect(() => document.getElementById(articleField)?.focus(), [lines, articleField]);
  const add = useMutation({
    mutationFn: async (input: { readonly articleId: number; readonly quantity: number }) =>
      (await calls.cart.addItem({ body: input })).data,
    onSuccess: (cart) => {
      storeCart(calls, cart);
      setArticle(null);
      setTyped('');
      setLines((count) => count + 1);
    },
    // Stands at the quantity.
    onError: () => undefined,
  });
  const quantity = quantityOf(typed);
  return (
    <form
      className="adm-phone-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (article && quantity !== null && !add.isPending) add.mutate({ articleId: article.id, quantity });
      }}
    >
      <ArticleField
        key={lines}
        id={articleField}
        isOffered
        label={t('phoneOrder.article')}
        chosen={article}
        onChoose={(chosen) => {
          add.reset();
          setArticle(chosen);
          document.getElementById(quantityField)?.focus();
        }}
      />
      <TextField
        id={quantityField}
        label={t('field.quantity')}
        inputMode="numeric"
        maxLength={4}
        value={typed}
        error={add.error ? messageOf(add.error) : undefined}
        onChange={(event) => {
          add.reset();
          setTyped(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="line" busy={add.isPending} disabled={!article || quantity === null}>
        {t('phoneOrder.add')}
      </Button>
      <ArticleTerms calls={calls} code={article?.code ?? null} quantity={quantity} />
    </form>
  );
}

interface ArticleTermsProps {
  readonly calls: OrderCalls;
  readonly code: string | null;
  readonly quantity: number | null;
}

/** Price of the customer and stock of the chosen article. The place is kept while nothing is chosen. */
function ArticleTerms({ calls, code, quantity }: ArticleTermsProps) {
  const asked = useDebounced(quantity);
  const { data: line } = useQuery({ ...articleCheckQuery(calls, code ?? '', asked), enabled: code !== null });
  const known = code !== null && line?.article ? line : null;
  return (
    <p className="adm-phone-terms sj-sm" aria-live="polite">
      {known?.article && (
        <>
          <b>{`${kmText(known.price)} / ${known.article.unit}`}</b>
          {` · ${t('phoneOrder.available', { count: formatNumber(known.article.stock.available), unit: known.article.unit })}`}
          {asked !== null && known.reason !== null && <span className="sj-error">{` · ${known.reason}`}</span>}
        </>
      )}
    </p>
  );
}
