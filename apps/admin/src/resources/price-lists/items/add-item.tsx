import { type FormEvent, useState } from 'react';
import { messageOf } from '@sjaj/app-kit';
import type { AdminArticleRow } from '@sjaj/contract';
import { Button, TextField } from '@sjaj/ui';
import { ArticleField } from '../../../shared/catalogue/article-field.tsx';
import { priceOf } from '../../../shared/prices/prices.logic.ts';
import { t } from '../../../shared/texts/t.ts';
import { isChangedMeanwhile } from '../../../shared/form/changed-meanwhile.ts';
import { useItemPrice } from './use-item-price.ts';

const FIELD = 'price-list-article';

interface AddItemProps {
  readonly listId: number;
  readonly reload: () => Promise<void>;
  /** Shows the row of an article that the list has already. */
  readonly onFound: (code: string) => void;
}

/** An article by code or name and its price: Enter adds it, and the next one can be typed. */
export function AddItem({ listId, reload, onFound }: AddItemProps) {
  const [article, setArticle] = useState<AdminArticleRow | null>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Another number empties what was typed into the search for an article. */
  const [added, setAdded] = useState(0);
  const price = priceOf(typed);
  const focusArticle = () => requestAnimationFrame(() => document.getElementById(FIELD)?.focus());
  const edit = useItemPrice({
    listId,
    seen: null,
    reload,
    onBack: focusArticle,
    onSaved: () => {
      setArticle(null);
      setTyped('');
      setTried(false);
      setAdded(added + 1);
      focusArticle();
    },
    onRefused: (error, { code }) => {
      const isThere = isChangedMeanwhile(error);
      setRefusal(isThere ? t('priceLists.alreadyIn', { code }) : messageOf(error));
      if (isThere) onFound(code);
    },
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    setRefusal(null);
    if (article && price !== null && !edit.isPending) edit.save({ code: article.code, price });
  };
  return (
    <form className="adm-price-list-add" onSubmit={onSubmit}>
      <ArticleField
        key={added}
        id={FIELD}
        label={t('company.article')}
        chosen={article}
        error={
          refusal ??
          (isTried && article === null ? t('validation.required', { field: t('company.article') }) : undefined)
        }
        onChoose={(chosen) => {
          setArticle(chosen);
          setRefusal(null);
        }}
      />
      <TextField
        label={t('priceLists.price')}
        inputMode="decimal"
        autoComplete="off"
        className="adm-amount"
        end={<span className="adm-unit">{t('article.km')}</span>}
        error={isTried && price === null ? t('validation.amount') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="line" busy={edit.isPending}>
        {t('priceLists.add')}
      </Button>
      {edit.dialog}
    </form>
  );
}
