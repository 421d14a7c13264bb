import './shell.css';
import { useEffect, useState } from 'react';
import { Outlet } from '@tanstack/react-router';
import { Dialog, SkipLink } from '@sjaj/ui';
import { queryClient } from '../../shared/api/query-client.ts';
import { Allowed } from '../../shared/session/allowed.tsx';
import { useStaff } from '../../shared/session/profile.ts';
import { SetupStrip } from '../../shared/setup-guide/setup-strip.tsx';
import { t } from '../../shared/texts/t.ts';
import { closeHub, openHub } from '../realtime.ts';
import { SessionDialog } from '../sign-in/session-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const CONTENT_ID = 'content';

/** The frame around every page of the back office. */
export function Shell() {
  const { id } = useStaff();
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => {
    void openHub(queryClient);
    return closeHub;
  }, [id]);
  return (
    <div className="adm-frame">
      <SkipLink targetId={CONTENT_ID} />
      <aside className="adm-side sj-noprint">
        <Sidebar />
      </aside>
      <div className="adm-body">
        <TopBar onMenu={() => setMenuOpen(true)} />
        <main id={CONTENT_ID} tabIndex={-1} className="adm-main">
          <Allowed to="editSettings">
            <SetupStrip />
          </Allowed>
          <Outlet key={id} />
        </main>
      </div>
      <Dialog kind="drawer-left" title={t('frame.title')} open={menuOpen} onClose={() => setMenuOpen(false)}>
        <div className="adm-drawer">
          <Sidebar onLeave={() => setMenuOpen(false)} />
        </div>
      </Dialog>
      <SessionDialog />
    </div>
  );
}
