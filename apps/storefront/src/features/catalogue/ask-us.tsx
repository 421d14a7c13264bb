import { IconPhone } from '@tabler/icons-react';
import { buttonClass, Panel } from '@sjaj/ui';
import { formatPhone } from '@sjaj/domain';
import { useSupplier } from '@sjaj/app-kit';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string | null;
}

/** The sales representative of the company; the shop for guests and customers without one, null until staff have entered its data. */
function useContact(): Contact | null {
  const { salesRepresentative } = useProfile();
  const supplier = useSupplier();
  if (salesRepresentative || !supplier) return salesRepresentative;
  const { shortName: name, email, infoPhone, phone } = supplier;
  return { name, email, phoneNumber: infoPhone ?? phone };
}

/** Whom to ask after a search without results. */
export function AskUs({ term }: { readonly term: string }) {
  const contact = useContact();
  if (!contact) return null;
  const { name, email, phoneNumber } = contact;
  return (
    <div style={{ marginTop: 20 }}>
      <Panel title={t('search.askTitle')}>
        <p className="sj-sm sj-t2" style={{ marginBottom: 12 }}>
          {t('search.askPerson', { name })}
        </p>
        <div className="sj-row sj-wraps">
          <a
            className={buttonClass({ variant: 'filled' })}
            href={`mailto:${email}?subject=${encodeURIComponent(term)}`}
          >
            {t('search.askSend')}
          </a>
          {phoneNumber && (
            <a className={buttonClass({ variant: 'line' })} href={`tel:${phoneNumber}`}>
              <IconPhone size={17} aria-hidden="true" />
              {formatPhone(phoneNumber)}
            </a>
          )}
        </div>
      </Panel>
    </div>
  );
}
