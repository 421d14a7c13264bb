import './rows.css';
import type { ReactNode } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { Button, Panel, classNames, Table } from '@sjaj/ui';
import { ActionsHead } from './actions-head.tsx';

interface RowsCardProps {
  readonly title: string;
  /** Small words beside the title. */
  readonly note?: string;
  readonly heads: readonly string[];
  /** Figures alone: the columns are as wide as their fields, and the rest stays empty. */
  readonly narrow?: true;
  /** What is said instead of the table while there is no row. */
  readonly none: string;
  readonly isEmpty: boolean;
  /** What is wrong with the list as a whole. */
  readonly error?: string | undefined;
  readonly add: string;
  readonly onAdd: () => void;
  /** The rows; each ends with what is done with it. */
  readonly children: ReactNode;
}

/** A card whose form is a table: a row is added below, and each takes itself away. */
export function RowsCard({ title, note, heads, narrow, none, isEmpty, error, add, onAdd, children }: RowsCardProps) {
  return (
    <Panel
      flush
      lined
      title={
        <>
          {title}
          {note && <small className="adm-card-note">{note}</small>}
        </>
      }
    >
      {isEmpty ? (
        <p className="sj-sm sj-t2 adm-rows-none">{none}</p>
      ) : (
        <div className={classNames('adm-rows', narrow && 'adm-rows-narrow')}>
          <Table caption={title}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <ActionsHead />
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </Table>
        </div>
      )}
      {error && (
        <p className="sj-sm sj-error adm-rows-none" role="alert">
          {error}
        </p>
      )}
      <div className="adm-rows-add">
        <Button variant="soft" size="sm" icon={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
          {add}
        </Button>
      </div>
    </Panel>
  );
}
