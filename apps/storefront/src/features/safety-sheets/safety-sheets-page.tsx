import { IconDownload, IconFlask2 } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, DateField, EmptyState, PageTitle, SelectField, Skeleton } from '@sjaj/ui';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import { sheetsQuery, useBinder } from './queries.ts';
import { addressOf, ALL, choiceFrom, type SafetyChoice } from './safety-choice.logic.ts';
import styles from './safety-sheets.module.css';
import { SheetTable } from './sheet-table.tsx';

/** The safety data sheets of what was bought, by period and place, one by one or as one file. */
export function SafetySheetsPage() {
  const search = useSearch({ strict: false });
  const choice = choiceFrom({ ...search });
  const navigate = useNavigate();
  const choose = (part: Partial<SafetyChoice>): void =>
    void navigate({ to: addressOf({ ...choice, ...part }), resetScroll: false });
  const { data } = useSuspenseQuery(sheetsQuery({ ...ALL, by: choice.by }));
  const isByPlace = choice.by === 'place';
  if (data.sheets.length === 0) return <NoSheets isPage />;
  return (
    <>
      <PageTitle title={t('safetySheets.title')} actions={<BinderButton choice={choice} />} />
      <p className="sj-sm sj-t2">{t('safetySheets.intro')}</p>
      <div className={`sj-noprint ${styles['filters']}`}>
        <DateField
          label={t('safetySheets.from')}
          value={choice.from}
          onChange={(from, isDate) => isDate && choose({ from })}
        />
        <DateField label={t('safetySheets.to')} value={choice.to} onChange={(to, isDate) => isDate && choose({ to })} />
        <SelectField
          label={t('safetySheets.by')}
          value={choice.by}
          options={[
            { value: 'place', label: t('safetySheets.byPlace') },
            { value: 'saved_cart', label: t('safetySheets.bySavedCart') },
          ]}
          onChange={(event) => choose(choiceFrom({ ...choice, place: '', by: event.currentTarget.value }))}
        />
        {data.places.length > 1 && (
          <SelectField
            label={t(isByPlace ? 'safetySheets.place' : 'safetySheets.savedCart')}
            value={choice.place}
            options={[
              { value: '', label: t(isByPlace ? 'safetySheets.everywhere' : 'safetySheets.everyCart') },
              ...data.places.map((place) => ({ value: place, label: place })),
            ]}
            onChange={(event) => choose({ place: event.currentTarget.value })}
          />
        )}
      </div>
      <ChosenSheets choice={choice} />
    </>
  );
}

function BinderButton({ choice }: { readonly choice: SafetyChoice }) {
  const binder = useBinder();
  return (
    <Button
      size="sm"
      busy={binder.isPending}
      icon={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => binder.mutate(choice)}
    >
      {t('safetySheets.binder')}
    </Button>
  );
}

function ChosenSheets({ choice }: { readonly choice: SafetyChoice }) {
  const { data, error, refetch } = useQuery(sheetsQuery(choice));
  if (data) return data.sheets.length === 0 ? <NoSheets /> : <SheetTable sheets={data.sheets} by={choice.by} />;
  return error ? <PanelFailed error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
}

const NoSheets = ({ isPage = false }: { readonly isPage?: boolean }) => (
  <EmptyState
    page={isPage}
    icon={<IconFlask2 size={28} />}
    title={t('safetySheets.empty')}
    text={t('safetySheets.emptyHint')}
  />
);
