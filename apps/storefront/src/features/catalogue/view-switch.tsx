import { IconLayoutGrid, IconList, IconTable } from '@tabler/icons-react';
import { IconButton, SegmentedControl } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { type View, VIEWS } from './listing-choice.logic.ts';
import styles from './listing.module.css';
import { useListingPreferences } from './listing-preferences.ts';
import { useListingChoice } from './use-listing-choice.ts';

const VIEW_ICON = { cards: IconLayoutGrid, list: IconList, table: IconTable } as const;

/** Tiles, list or table. Kept in the URL and stored on this device. */
export function ViewSwitch({ view }: { readonly view: View }) {
  const { choice, choose } = useListingChoice();
  const { storePreferences } = useListingPreferences();
  const words = { cards: t('listing.viewCards'), list: t('listing.viewList'), table: t('listing.viewTable') };
  const pick = (next: View) => {
    storePreferences({ view: next });
    choose({ ...choice, view: next });
  };
  const next = VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] ?? 'cards';
  const NextIcon = VIEW_ICON[next];
  return (
    <>
      <SegmentedControl
        label={t('listing.view')}
        value={view}
        options={VIEWS.map((value) => {
          const Icon = VIEW_ICON[value];
          return { value, label: words[value], icon: <Icon size={17} aria-hidden="true" /> };
        })}
        onChange={pick}
      />
      <IconButton
        variant="line"
        className={styles['viewtoggle']}
        label={words[next]}
        tip="end"
        icon={<NextIcon size={18} aria-hidden="true" />}
        onClick={() => pick(next)}
      />
    </>
  );
}
