import { IconColumns3, IconLock } from '@tabler/icons-react';
import { buttonClass, Checkbox, Dropdown, Switch } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { Column } from './definition.ts';
import type { Columns } from './use-columns.ts';

interface ColumnsMenuProps<Row> {
  readonly all: readonly Column<Row>[];
  readonly columns: Columns<Row>;
}

/** Which columns are shown, and how dense; the device remembers it. */
export function ColumnsMenu<Row>({ all, columns }: ColumnsMenuProps<Row>) {
  const isShown = (key: string) => columns.shown.some((column) => column.key === key);
  return (
    <Dropdown
      label={t('list.columns')}
      triggerClass={buttonClass({ variant: 'line', size: 'sm' })}
      trigger={
        <>
          <IconColumns3 size={16} aria-hidden="true" />
          <span className="adm-word">{t('list.columns')}</span>
        </>
      }
    >
      {() => (
        <div className="adm-columns">
          <div className="sj-row sj-between adm-columns-head">
            <b>{t('list.columns')}</b>
            <button type="button" className="sj-link sj-sm" onClick={columns.reset}>
              {t('list.defaults')}
            </button>
          </div>
          <ul>
            {all.map(({ key, title, locked }) => (
              <li key={key} className="sj-row">
                <Checkbox
                  label={t(title)}
                  checked={isShown(key)}
                  disabled={locked}
                  onChange={() => columns.toggle(key)}
                />
                {locked && <IconLock size={14} className="sj-t3" aria-hidden="true" />}
              </li>
            ))}
          </ul>
          <div className="adm-columns-foot">
            <Switch
              label={t('list.dense')}
              checked={columns.isDense}
              onChange={(event) => columns.setDense(event.currentTarget.checked)}
            />
          </div>
        </div>
      )}
    </Dropdown>
  );
}
