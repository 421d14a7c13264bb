import { useId, useState } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormDialog, messageOf, showFailure, useSendOnce } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type ArticleCard, type ReplacementPlace, replacements } from '@sjaj/contract';
import { Checkbox, Notice, SelectField, showToast, Skeleton } from '@sjaj/ui';
import { transport } from '../api/api.ts';
import { t } from '../texts/t.ts';

const calls = clientFor(replacements, transport);

export type NamedArticle = Pick<ArticleCard, 'id' | 'title' | 'code' | 'unit'>;

interface Pair {
  readonly articleId: number;
  readonly replacementId: number;
}

const placesQuery = ({ articleId, replacementId }: Pair) =>
  queryOptions({
    queryKey: ['replacement-places', articleId, replacementId],
    staleTime: 0,
    queryFn: async ({ signal }) => (await calls.places({ body: { articleId, replacementId } }, { signal })).data,
  });

interface ReplaceDialogProps {
  readonly replacement: NamedArticle;
  readonly candidates: readonly NamedArticle[];
  readonly onClose: () => void;
}

/** Asks in which lists an article is to replace another. All of them are proposed; the toast undoes it. */
export function ReplaceDialog({ replacement, candidates, onClose }: ReplaceDialogProps) {
  const [articleId, setArticleId] = useState(candidates[0]?.id ?? 0);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const whereId = useId();
  const [asksForOne, setAsksForOne] = useState(false);
  const pair = { articleId, replacementId: replacement.id };
  const { data: places, error } = useQuery(placesQuery(pair));
  const chosen = places?.filter((place) => !leftOut.has(keyOf(place))) ?? [];
  const replace = useReplace(pair, onClose);
  const toggle = (key: string): void =>
    setLeftOut((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const submit = (): void => {
    setAsksForOne(chosen.length === 0);
    if (chosen.length > 0) replace.mutate(chosen);
  };
  const failure = replace.error ?? error;
  return (
    <FormDialog
      title={t('article.replaceInLists')}
      size="md"
      verb={t('replacement.replace')}
      error={failure && messageOf(failure)}
      isSending={replace.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {candidates.length > 1 ? (
        <SelectField
          label={t('replacement.replaced')}
          value={String(articleId)}
          options={candidates.map(({ id, code, title }) => ({ value: String(id), label: `${code} · ${title}` }))}
          onChange={(event) => setArticleId(Number(event.currentTarget.value))}
        />
      ) : (
        <Named label={t('replacement.replaced')} article={candidates[0]} />
      )}
      <Named label={t('replacement.by')} article={replacement} />
      <div role="group" aria-labelledby={whereId} className="sj-col sj-g8">
        <span id={whereId} className="sj-sm sj-t2">
          {t('replacement.where')}
        </span>
        {!places && !error && <Skeleton height={72} />}
        {places?.length === 0 && <Notice tone="info">{t('replacement.nowhere')}</Notice>}
        {places?.map((place) => (
          <Checkbox
            key={keyOf(place)}
            label={<PlaceLabel place={place} unit={replacement.unit} />}
            checked={!leftOut.has(keyOf(place))}
            onChange={() => toggle(keyOf(place))}
          />
        ))}
        {asksForOne && places?.length !== 0 && <Notice tone="warn">{t('replacement.chooseOne')}</Notice>}
      </div>
    </FormDialog>
  );
}

const keyOf = ({ kind, savedCartId }: ReplacementPlace): string => `${kind} ${savedCartId ?? ''}`;

function Named({ label, article }: { readonly label: string; readonly article: NamedArticle | undefined }) {
  return (
    <p>
      <span className="sj-sm sj-t2">{label}</span>
      <br />
      <b>{article && `${article.code} · ${article.title}`}</b>
    </p>
  );
}

function PlaceLabel({ place, unit }: { readonly place: ReplacementPlace; readonly unit: string }) {
  const { kind, title, quantity, newQuantity } = place;
  return (
    <>
      {kind === 'saved_cart' ? t('replacementPlace.saved_cart', { title: title ?? '' }) : t(`replacementPlace.${kind}`)}
      {quantity !== null && newQuantity !== null && (
        <span className="sj-t3 sj-nw">
          {' · '}
          {t('replacement.quantities', { from: quantity, to: newQuantity, unit })}
        </span>
      )}
    </>
  );
}

/** What shows lists is asked for again. */
const LISTS = ['cart', 'saved-carts', 'wish-list', 'usual-articles', 'replacement-places'];

/** Several lists are changed at once: that is looked at before it is undone. */
const UNDO_MS = 10_000;

function useReplace(pair: Pair, onDone: () => void) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  const refresh = () => Promise.all(LISTS.map((list) => client.invalidateQueries({ queryKey: [list] })));
  const undo = async (id: number): Promise<void> => {
    try {
      const { info } = await calls.undo({ body: { id } });
      if (info) showToast({ tone: 'done', title: info.message });
    } catch (error) {
      showFailure(error);
    }
    await refresh();
  };
  return useMutation({
    mutationFn: (places: readonly ReplacementPlace[]) => {
      const has = (kind: ReplacementPlace['kind']): boolean => places.some((place) => place.kind === kind);
      const body = {
        ...pair,
        inCart: has('cart'),
        inUsualOrder: has('usual_order'),
        onWishList: has('wish_list'),
        savedCartIds: places.flatMap(({ savedCartId }) => savedCartId ?? []),
      };
      return sendOnce(body, (idempotencyKey) => calls.create({ body, idempotencyKey }));
    },
    onSuccess: async ({ data: { id }, info }) => {
      showToast({
        tone: 'done',
        title: info?.message ?? t('replacement.replace'),
        onUndo: () => void undo(id),
        lastsMs: UNDO_MS,
      });
      onDone();
      await refresh();
    },
  });
}
