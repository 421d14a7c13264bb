import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '@sjaj/app-kit';
import type { AdminArticleRow } from '@sjaj/contract';
import { ComboboxField } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { kmText } from '../figures/amounts.ts';
import { t } from '../texts/t.ts';

const MOST = 12;

interface ArticleFieldProps {
  readonly id?: string;
  /** Whether only what the shop shows can be chosen. */
  readonly isOffered?: boolean;
  readonly label: string;
  readonly chosen: AdminArticleRow | null;
  readonly error?: string | undefined;
  readonly onChoose: (article: AdminArticleRow) => void;
}

/** An article, found by name, code or barcode. */
export function ArticleField({ id, isOffered = false, label, chosen, error, onChoose }: ArticleFieldProps) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['articles', 'choice', text, isOffered],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const view = isOffered ? 'visible' : 'all';
      const body = { pageSize: MOST, view, sortBy: 'match', ...(text !== '' && { quickSearch: text }) } as const;
      return (await api.articles.list({ body }, { signal })).data;
    },
  });
  const found = data ?? [];
  return (
    <ComboboxField
      {...(id !== undefined && { id })}
      label={label}
      placeholder={t('priceChanges.words')}
      hint={chosen && `${chosen.code} · ${t('company.listPrice')} ${kmText(chosen.vpc)}`}
      options={found.map(({ id, code, title }) => ({ value: String(id), label: title, detail: code }))}
      value={chosen ? String(chosen.id) : ''}
      chosen={chosen?.title}
      error={error}
      isSearching={isPlaceholderData || text !== typed.trim()}
      onType={setTyped}
      onChange={(id) => {
        const article = found.find((one) => String(one.id) === id);
        if (article) onChoose(article);
      }}
    />
  );
}
