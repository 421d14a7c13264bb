import { useState } from 'react';
import { IconMessageQuestion, IconPhone } from '@tabler/icons-react';
import { Button, buttonClass, lazyPart, Panel, Skeleton } from '@sjaj/ui';
import { formatPhone } from '@sjaj/domain';
import { useSupplier } from '@sjaj/app-kit';
import { canOrderAs } from '../../shared/session/buyer.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { t } from '../../shared/texts/t.ts';

const AskForm = lazyPart(async () => {
  const [file] = await Promise.all([import('./ask-form.tsx'), accountTexts()]);
  return file.AskForm;
});

/** As high as the form, so that nothing below it moves. */
const FORM_HEIGHT = 280;

interface Contact {
  readonly name: string;
  readonly phoneNumber: string | null;
}

/** The sales representative of the company; the shop for guests and customers without one, null until staff have entered its data. */
function useContact(): Contact | null {
  const { salesRepresentative } = useProfile();
  const supplier = useSupplier();
  if (salesRepresentative || !supplier) return salesRepresentative;
  const { shortName: name, infoPhone, phone } = supplier;
  return { name, phoneNumber: infoPhone ?? phone };
}

interface AskUsProps {
  readonly term: string;
  /** Whether the form is open from the beginning: where nothing was found. */
  readonly isOpen: boolean;
}

/** Whom to ask after a search without results, with the form for it. Staff of the shop ask nobody. */
export function AskUs({ term, isOpen }: AskUsProps) {
  const contact = useContact();
  const { userData } = useProfile();
  const [wasOpened, setOpened] = useState(false);
  if (!contact || !canOrderAs(userData.role)) return null;
  const { name, phoneNumber } = contact;
  const showsForm = isOpen || wasOpened;
  return (
    <div style={{ marginTop: 20 }}>
      <Panel title={t('search.askTitle')}>
        <p className="sj-sm sj-t2" style={{ marginBottom: 12 }}>
          {t('search.askPerson', { name })}
        </p>
        {showsForm && <AskForm key={term} term={term} placeholder={<Skeleton height={FORM_HEIGHT} />} />}
        <div className="sj-row sj-wraps" style={{ marginTop: showsForm ? 12 : 0 }}>
          {!showsForm && (
            <Button icon={<IconMessageQuestion size={17} aria-hidden="true" />} onClick={() => setOpened(true)}>
              {t('search.askSend')}
            </Button>
          )}
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
