import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { AccountView, DataChange } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { ChangeNotice } from '../../shared/data-change/change-notice.tsx';
import { t } from '../../shared/texts/t.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { lastChangeQuery } from './queries.ts';

/** What a change that waits asks for. */
const wantedOf = (change: DataChange | null): Readonly<Record<string, string>> =>
  change?.outcome === null ? Object.fromEntries(change.changes.map(({ field, wanted }) => [field, wanted ?? ''])) : {};

/** The last request for another name or e-mail, and the button to send one, or another in its place. */
export function ChangeRequest({ account }: { readonly account: AccountView }) {
  const [open, setOpen] = useState(false);
  const { data: change = null, isPending } = useQuery(lastChangeQuery);
  return (
    <>
      {change && <ChangeNotice change={change} />}
      <div className="sj-row">
        <Button variant="line" size="sm" disabled={isPending} onClick={() => setOpen(true)}>
          {t(change?.outcome === null ? 'ownAccount.replaceChange' : 'ownAccount.requestChange')}
        </Button>
      </div>
      {open && <ChangeDialog account={account} wanted={wantedOf(change)} onClose={() => setOpen(false)} />}
    </>
  );
}
