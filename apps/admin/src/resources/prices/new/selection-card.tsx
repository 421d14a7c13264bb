import { useQuery } from '@tanstack/react-query';
import { messageOf, useDebounced } from '@sjaj/app-kit';
import { Button, DateField, Notice, Panel, SegmentedControl, SelectField, TextArea, TextField } from '@sjaj/ui';
import { ChipsField } from '../../../shared/catalogue/chips-field.tsx';
import { optionsQuery, useBrandOptions, useCategoryOptions } from '../../../shared/catalogue/options.ts';
import { useCan } from '../../../shared/session/profile.ts';
import { t } from '../../../shared/texts/t.ts';
import { countQuery } from '../queries.ts';
import { draftErrors, selectionOf, VISIBILITIES } from './draft.logic.ts';
import type { CardProps } from './card-props.ts';

const LONGEST_PASTE = 50_000;
const VISIBILITY_NAMES = {
  all: 'list.all',
  visible: 'article.viewVisible',
  hidden: 'article.viewHidden',
  out_of_stock: 'component.outOfStock',
  no_picture: 'article.viewNoPicture',
} as const;

interface SelectionCardProps extends CardProps {
  /** Articles that were chosen in their list. */
  readonly chosenIds: readonly number[];
  readonly onForgetChosen: () => void;
}

/** Which articles the change is about, and how many they are. */
export function SelectionCard({ chosenIds, onForgetChosen, ...card }: SelectionCardProps) {
  const { draft, set } = card;
  if (chosenIds.length > 0) {
    return (
      <Panel title={t('priceChanges.articles')}>
        <div className="sj-row sj-between sj-wraps">
          <span>{t('priceChanges.chosen', { count: chosenIds.length })}</span>
          <Button variant="line" size="sm" onClick={onForgetChosen}>
            {t('priceChanges.chooseOthers')}
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={t('priceChanges.articles')} end={<FoundCount draft={draft} />}>
      <div className="sj-col sj-g16">
        <SegmentedControl
          label={t('priceChanges.articles')}
          value={draft.source}
          options={[
            { value: 'filters', label: t('priceChanges.byFilter') },
            { value: 'list', label: t('priceChanges.byList') },
          ]}
          onChange={(source) => set({ source })}
        />
        {draft.source === 'list' ? <PastedField {...card} /> : <Filters {...card} />}
      </div>
    </Panel>
  );
}

function PastedField({ draft, errors, set }: CardProps) {
  return (
    <TextArea
      label={t('priceChanges.pasted')}
      hint={t('priceChanges.pastedHint')}
      error={errors.pasted && t(errors.pasted)}
      className="adm-price-paste"
      rows={10}
      maxLength={LONGEST_PASTE}
      spellCheck={false}
      value={draft.pasted}
      onChange={(event) => set({ pasted: event.currentTarget.value })}
    />
  );
}

function Filters({ draft, errors, set }: CardProps) {
  const { data } = useQuery(optionsQuery);
  const tags = data?.tags.map(({ id, title }) => ({ value: String(id), label: title }));
  const seesCosts = useCan('viewCostPrices');
  const margin = (field: 'marginFrom' | 'marginTo') => (
    <TextField
      label={t(`priceChanges.${field}`)}
      optional
      inputMode="decimal"
      className="adm-amount"
      end={<span className="adm-unit">%</span>}
      value={draft[field]}
      error={errors[field] && t(errors[field])}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <div className="adm-fields adm-price-filters">
      <TextField
        label={t('priceChanges.words')}
        optional
        maxLength={64}
        value={draft.words}
        onChange={(event) => set({ words: event.currentTarget.value })}
      />
      <SelectField
        label={t('priceChanges.visibility')}
        options={VISIBILITIES.map((value) => ({ value, label: t(VISIBILITY_NAMES[value]) }))}
        value={draft.visibility}
        onChange={({ currentTarget: { value } }) =>
          set({ visibility: VISIBILITIES.find((one) => one === value) ?? 'all' })
        }
      />
      <ChipsField
        label={t('article.category')}
        add={t('article.addCategory')}
        optional
        options={useCategoryOptions()}
        chosen={draft.categoryIds}
        onChange={(categoryIds) => set({ categoryIds })}
      />
      <ChipsField
        label={t('article.brand')}
        add={t('priceChanges.addBrand')}
        optional
        options={useBrandOptions()}
        chosen={draft.brandIds}
        onChange={(brandIds) => set({ brandIds })}
      />
      {/* A shop without tags is rare: until they are known, their field keeps its place. */}
      {tags?.length !== 0 && (
        <ChipsField
          label={t('priceChanges.tags')}
          add={t('priceChanges.addTag')}
          optional
          options={tags ?? []}
          chosen={draft.tagIds}
          onChange={(tagIds) => set({ tagIds })}
        />
      )}
      {seesCosts && margin('marginFrom')}
      {seesCosts && margin('marginTo')}
      <DateField
        optional
        label={t('priceChanges.changedFrom')}
        value={draft.changedFrom}
        onChange={(changedFrom, isDate) => set({ changedFrom: isDate ? changedFrom : '' })}
      />
      <DateField
        optional
        label={t('priceChanges.changedTo')}
        hint={t('priceChanges.changedToHint')}
        value={draft.changedTo}
        onChange={(changedTo, isDate) => set({ changedTo: isDate ? changedTo : '' })}
      />
    </div>
  );
}

/** How many articles the filters find, a moment after they have changed. */
function FoundCount({ draft }: Pick<CardProps, 'draft'>) {
  const later = useDebounced(draft);
  const { marginFrom, marginTo, pasted } = draftErrors(later);
  const isAskable = !marginFrom && !marginTo && !pasted;
  const { data, error } = useQuery({ ...countQuery(selectionOf(later, [])), enabled: isAskable });
  if (error) return <Notice tone="error">{messageOf(error)}</Notice>;
  return (
    <span className="sj-num" role="status">
      {isAskable && data !== undefined && t('priceChanges.found', { count: data })}
    </span>
  );
}
