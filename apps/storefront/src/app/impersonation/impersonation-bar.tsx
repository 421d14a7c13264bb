import './impersonation-bar.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconEye, IconUserCheck } from '@tabler/icons-react';
import type { ImpersonationMode } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { endOpenedShop, useImpersonation } from './queries.ts';

/** For whom a sales representative buys, on every page, with the way to another customer and out. */
export function ImpersonationBar() {
  const { actingMode } = useProfile().userData;
  return actingMode === null ? <RepresentativeBar /> : <OpenedShopBar mode={actingMode} />;
}

/** In a session that staff have opened from the company's record: as whom they see the shop, and the way out. */
function OpenedShopBar({ mode }: { readonly mode: ImpersonationMode }) {
  const { companyId, companyTitle } = useProfile().userData;
  const end = useMutation({ mutationFn: () => endOpenedShop(companyId ?? 0) });
  return (
    <section className="shop-impersonation" aria-label={t('impersonation.opened')}>
      <div className="sj-wrap">
        {mode === 'view' ? <IconEye size={18} aria-hidden="true" /> : <IconUserCheck size={18} aria-hidden="true" />}
        <p className="shop-impersonation-words" role="status">
          {t(mode === 'view' ? 'impersonation.viewingAs' : 'impersonation.buyingFor')} <b>{companyTitle}</b>
          {mode === 'view' && ` · ${t('impersonation.viewOnly')}`}
        </p>
        <Button size="sm" variant="line" busy={end.isPending} onClick={() => end.mutate()}>
          {t('impersonation.end')}
        </Button>
      </div>
    </section>
  );
}

function RepresentativeBar() {
  const { role, companyTitle } = useProfile().userData;
  const company = role === 'acting_representative' ? companyTitle : null;
  // Nothing can be ordered before somebody is chosen.
  const [open, setOpen] = useState(company === null);
  const impersonate = useImpersonation();
  const choose = (companyId: number): void => impersonate.mutate(companyId, { onSuccess: () => setOpen(false) });
  return (
    <section className="shop-impersonation" aria-label={t('impersonation.title')}>
      <div className="sj-wrap">
        <IconUserCheck size={18} aria-hidden="true" />
        <p className="shop-impersonation-words" role="status">
          {company === null ? (
            t('impersonation.nobody')
          ) : (
            <>
              {t('impersonation.buyingFor')} <b>{company}</b>
            </>
          )}
        </p>
        <Button size="sm" variant={company === null ? 'filled' : 'line'} onClick={() => setOpen(true)}>
          {t(company === null ? 'impersonation.choose' : 'impersonation.change')}
        </Button>
        {company !== null && (
          <Button
            size="sm"
            variant="ghost"
            busy={impersonate.isPending && impersonate.variables === null}
            aria-label={t('impersonation.endFor', { company })}
            onClick={() => impersonate.mutate(null)}
          >
            {t('impersonation.end')}
          </Button>
        )}
      </div>
      {open && <CustomerDialog busy={impersonate.isPending} onChoose={choose} onClose={() => setOpen(false)} />}
    </section>
  );
}
