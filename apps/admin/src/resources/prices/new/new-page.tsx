import '../../../shared/form/form.css';
import '../prices.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import { Breadcrumbs, Button, Notice, PageTitle, Panel } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { numbersOf } from '../../../shared/list/list-state.logic.ts';
import { listKey } from '../../../shared/list/use-list.ts';
import { t } from '../../../shared/texts/t.ts';
import { draftErrors, NEW_DRAFT, type PriceDraft, ruleOf, selectionOf, VISIBILITIES } from './draft.logic.ts';
import type { CardProps } from './card-props.ts';
import { RuleCard } from './rule-card.tsx';
import { SelectionCard } from './selection-card.tsx';

/** What the address says of what was chosen in the list of articles. */
interface Preset {
  readonly ids?: unknown;
  readonly text?: unknown;
  readonly brand?: unknown;
  readonly category?: unknown;
  readonly view?: unknown;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Which articles and which rule; then the server computes the new prices and one sees the difference. */
export function NewPricesPage() {
  const navigate = useNavigate();
  const preset: Preset = useSearch({ strict: false });
  const [chosenIds, setChosenIds] = useState<readonly number[]>(() => numbersOf(textOf(preset.ids)));
  const [draft, setDraft] = useState<PriceDraft>(() => ({
    ...NEW_DRAFT,
    words: textOf(preset.text),
    visibility: VISIBILITIES.find((one) => one === preset.view) ?? 'all',
    brandIds: numbersOf(textOf(preset.brand)),
    categoryIds: numbersOf(textOf(preset.category)),
  }));
  const [isTried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const errors = draftErrors(draft);
  const propose = useMutation({
    mutationFn: async () => {
      const body = { note: draft.note.trim(), selection: selectionOf(draft, chosenIds), rule: ruleOf(draft) };
      return (await sendOnce(body, (idempotencyKey) => api.priceChanges.propose({ body, idempotencyKey }))).data;
    },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: listKey('price-changes') });
      void navigate({ to: `/prices/${id}` });
    },
    onError: () => undefined,
  });
  const card: CardProps = {
    draft,
    errors: isTried ? errors : {},
    set: (change) => setDraft({ ...draft, ...change }),
  };
  const onSubmit = (): void => {
    setTried(true);
    if (Object.keys(errors).length === 0) propose.mutate();
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!propose.isPending) onSubmit();
      }}
    >
      <Breadcrumbs trail={[{ href: '/prices', title: t('resource.prices') }, { title: t('priceChanges.new') }]} />
      <PageTitle title={t('priceChanges.new')} />
      {propose.isError && <Notice tone="error">{messageOf(propose.error)}</Notice>}
      <div className="adm-price-new">
        <SelectionCard {...card} chosenIds={chosenIds} onForgetChosen={() => setChosenIds([])} />
        <RuleCard {...card} />
      </div>
      <Panel flush className="adm-price-foot">
        <Button type="submit" busy={propose.isPending}>
          {t('priceChanges.showDifference')}
        </Button>
      </Panel>
    </form>
  );
}
