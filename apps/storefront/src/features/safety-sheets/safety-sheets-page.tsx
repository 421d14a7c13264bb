import { useState } from 'react';
import { IconDownload, IconFlask2 } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Button, DateField, EmptyState, PageTitle, SelectField, Skeleton } from '@sjaj/ui';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import { type SafetyChoice, sheetsQuery, useBinder } from './queries.ts';
import styles from './safety-sheets.module.css';
import { SheetTable } from './sheet-table.tsx';

const ALL: SafetyChoice = { from: '', to: '', place: '' };

/** The safety data sheets of what was bought, by period and place, one by one or as one file. */
export function SafetySheetsPage() {
  const [choice, setChoice] = useState(ALL);
  const { data } = useSuspenseQuery(sheetsQuery(ALL));
  if (data.sheets.length === 0) return <NoSheets isPage />;
  return (
    <>
      <PageTitle title={t('safetySheets.title')} actions={<BinderButton choice={choice} />} />
      <p className="sj-sm sj-t2">{t('safetySheets.intro')}</p>
      <div className={styles['filters']}>
        <DateField
          label={t('safetySheets.from')}
          value={choice.from}
          onChange={(from, isDate) => isDate && setChoice({ ...choice, from })}
        />
        <DateField
          label={t('safetySheets.to')}
          value={choice.to}
          onChange={(to, isDate) => isDate && setChoice({ ...choice, to })}
        />
        {data.places.length > 1 && (
          <SelectField
            label={t('safetySheets.place')}
            value={choice.place}
            options={[
              { value: '', label: t('safetySheets.everywhere') },
              ...data.places.map((place) => ({ value: place, label: place })),
            ]}
            onChange={(event) => setChoice({ ...choice, place: event.currentTarget.value })}
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
  if (data) return data.sheets.length === 0 ? <NoSheets /> : <SheetTable sheets={data.sheets} />;
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
