import { IconPhone } from '@tabler/icons-react';
import { buttonClass, Panel } from '@sjaj/ui';
import { formatPhone } from '@sjaj/domain';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

/** Contact for a search without results: the sales representative of the company. */
export function AskUs({ term }: { readonly term: string }) {
  const { salesRepresentative } = useProfile();
  if (!salesRepresentative) return null;
  const { name, email, phoneNumber } = salesRepresentative;
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
