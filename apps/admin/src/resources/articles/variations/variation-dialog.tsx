import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { type ConfirmedPrice, MOST_AXES, VariationForm, type VariationGrid } from '@sjaj/contract';
import { Button, Notice, SelectField, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { ArticleField } from '../../../shared/catalogue/article-field.tsx';
import { ChipsField } from '../../../shared/catalogue/chips-field.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { errorsOf, type FieldErrors } from '../../../shared/form/form-errors.ts';
import { usePriceCheck } from '../../../shared/prices/use-price-check.tsx';
import { t } from '../../../shared/texts/t.ts';
import { gridQuery, optionsQuery } from '../queries.ts';
import {
  type Axis,
  bodyOf,
  draftOf,
  type GridDraft,
  withArticle,
  withAxes,
  withMissing,
  wrongRow,
} from './variation.logic.ts';
import { VariationRows } from './variation-rows.tsx';

interface VariationDialogProps {
  readonly articleId: number;
  readonly grid: VariationGrid;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const NAMES = { code: 'article.code', ean: 'article.ean', vpc: 'article.vpc' } as const;

/** The cell of an error, named as its column is. */
const nameOf = (path: string) => NAMES[path.split('.').at(-1) as keyof typeof NAMES];

function errorsIn(draft: GridDraft): FieldErrors {
  const paths = draft.rows.flatMap((_, index) => Object.keys(NAMES).map((field) => `members.${index}.${field}`));
  const errors = errorsOf(
    VariationForm.pick({ attributeIds: true, members: true }),
    bodyOf(draft),
    Object.fromEntries(paths.map((path) => [path, nameOf(path)])),
  );
  const wrong = draft.axisIds.length === 0 ? -1 : wrongRow(draft);
  return wrong < 0 ? errors : { ...errors, [`members.${wrong}.valueIds`]: t('article.variationWrong') };
}

/** Axes, missing combinations and the cells of the grid, saved at once. */
export function VariationDialog({ articleId, grid, onSaved, onClose }: VariationDialogProps) {
  const { data: options } = useQuery(optionsQuery);
  const [draft, setDraft] = useState(() => draftOf(grid));
  const [isTried, setTried] = useState(false);
  const attributes = options?.attributes ?? [];
  const axes = draft.axisIds.flatMap((id) => attributes.find((one) => one.id === id) ?? []);
  const save = useMutation({
    mutationFn: (confirmedPrices: ConfirmedPrice[]) =>
      api.articles.saveVariation({ params: { id: articleId }, body: { ...bodyOf(draft), confirmedPrices } }),
    onSuccess: async ({ data, info }) => {
      queryClient.setQueryData(gridQuery(articleId).queryKey, data);
      await queryClient.invalidateQueries({ queryKey: ['articles', 'list'] });
      showToast({ title: info?.message ?? t('sign.saved') });
      onSaved();
    },
    onError: (error) => void check.ask(error, (confirmed) => save.mutate(confirmed)),
  });
  const check = usePriceCheck((field) => {
    const row = draft.rows[Number(field.split('.')[1])];
    return `${row?.code ?? ''}: ${t('article.vpc')}`;
  });
  const own = errorsIn(draft);
  const isAsking = save.error instanceof CallFailed && save.error.code === 'pricing.confirm_first';
  const errors: FieldErrors = { ...(isAsking ? {} : fieldErrors(save.error)), ...(isTried ? own : {}) };
  const submit = (): void => {
    setTried(true);
    if (Object.keys(own).length === 0) save.mutate([]);
  };
  const change = (next: GridDraft): void => {
    save.reset();
    setDraft(next);
  };
  return (
    <>
      <FormDialog
        title={t('article.variations')}
        size="lg"
        error={save.error && !isAsking ? messageOf(save.error) : null}
        isSending={save.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <AxisFields attributes={attributes} draft={draft} onChange={change} />
        {axes.length > 0 && (
          <>
            <Missing key={draft.axisIds.join()} axes={axes} draft={draft} onChange={change} />
            <VariationRows articleId={articleId} axes={axes} draft={draft} errors={errors} onChange={change} />
            <ArticleField
              key={draft.rows.length}
              label={t('article.variationJoin')}
              chosen={null}
              onChoose={(article) => change(withArticle(draft, article))}
            />
            <p className="sj-sm sj-t2">{t('article.variationsHint')}</p>
          </>
        )}
        {axes.length === 0 && grid.attributeIds.length > 0 && (
          <Notice tone="warn">{t('article.variationDissolves')}</Notice>
        )}
      </FormDialog>
      {check.dialog}
    </>
  );
}

interface AxisFieldsProps {
  readonly attributes: readonly Axis[];
  readonly draft: GridDraft;
  readonly onChange: (draft: GridDraft) => void;
}

/** What the members differ in: one attribute, or two. */
function AxisFields({ attributes, draft, onChange }: AxisFieldsProps) {
  const { axisIds } = draft;
  const choose = (place: number, id: number): void => {
    const next = id === 0 ? axisIds.filter((_, index) => index !== place) : axisIds.with(place, id);
    onChange(withAxes(draft, next));
  };
  const fields = [...axisIds, ...(axisIds.length < MOST_AXES ? [0] : [])];
  return (
    <div className="adm-fields">
      {fields.map((id, place) => (
        <SelectField
          key={place}
          label={t('article.variationAxis', { place: place + 1 })}
          value={String(id)}
          options={[
            { value: '0', label: t('article.chooseOne') },
            ...attributes
              .filter((one) => one.id === id || !axisIds.includes(one.id))
              .map((one) => ({ value: String(one.id), label: one.title })),
          ]}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value);
            if (id === 0 && chosen > 0) onChange(withAxes(draft, [...axisIds, chosen]));
            else if (id !== 0) choose(place, chosen);
          }}
        />
      ))}
    </div>
  );
}

interface MissingProps {
  readonly axes: readonly Axis[];
  readonly draft: GridDraft;
  readonly onChange: (draft: GridDraft) => void;
}

/** Chooses values and makes a row of each combination that is missing. */
function Missing({ axes, draft, onChange }: MissingProps) {
  const [chosen, setChosen] = useState<readonly (readonly number[])[]>(() =>
    axes.map((_, axis) => [...new Set(draft.rows.flatMap(({ valueIds }) => valueIds[axis] || []))]),
  );
  return (
    <>
      <div className="adm-fields">
        {axes.map((axis, place) => (
          <ChipsField
            key={axis.id}
            label={axis.title}
            add={t('article.addValue')}
            options={axis.values.map(({ id, title }) => ({ value: String(id), label: title }))}
            chosen={chosen[place] ?? []}
            onChange={(ids) => setChosen(chosen.with(place, ids))}
          />
        ))}
      </div>
      <div>
        <Button
          type="button"
          variant="soft"
          size="sm"
          disabled={chosen.some((ids) => ids.length === 0)}
          onClick={() => onChange(withMissing(draft, axes, chosen))}
        >
          {t('article.variationsAddMissing')}
        </Button>
      </div>
    </>
  );
}
