import './acting-bar.css';
import { useState } from 'react';
import { IconUserCheck } from '@tabler/icons-react';
import { Button } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { useActFor } from './queries.ts';

/** For whom a sales representative buys, on every page, with the way to another customer and out. */
export function ActingBar() {
  const { role, companyTitle } = useProfile().userData;
  const company = role === 'acting_representative' ? companyTitle : null;
  // Nothing can be ordered before somebody is chosen.
  const [open, setOpen] = useState(company === null);
  const actFor = useActFor();
  const choose = (companyId: number): void => actFor.mutate(companyId, { onSuccess: () => setOpen(false) });
  return (
    <section className="shop-acting" aria-label={t('acting.title')}>
      <div className="sj-wrap">
        <IconUserCheck size={18} aria-hidden="true" />
        <p className="shop-acting-words" role="status">
          {company === null ? (
            t('acting.nobody')
          ) : (
            <>
              {t('acting.buyingFor')} <b>{company}</b>
            </>
          )}
        </p>
        <Button size="sm" variant={company === null ? 'filled' : 'line'} onClick={() => setOpen(true)}>
          {t(company === null ? 'acting.choose' : 'acting.change')}
        </Button>
        {company !== null && (
          <Button
            size="sm"
            variant="ghost"
            busy={actFor.isPending && actFor.variables === null}
            aria-label={t('acting.endFor', { company })}
            onClick={() => actFor.mutate(null)}
          >
            {t('acting.end')}
          </Button>
        )}
      </div>
      {open && <CustomerDialog busy={actFor.isPending} onChoose={choose} onClose={() => setOpen(false)} />}
    </section>
  );
}
