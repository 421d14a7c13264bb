import { IconMail, IconPhone } from '@tabler/icons-react';
import { Avatar, ButtonLink, Panel } from '@sjaj/ui';
import { canOrderAs } from '../../shared/session/buyer.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './information.module.css';

const CONTACT = '/contact';
/** Pages that tell how to report a problem with goods or a machine. */
const REPORTED_FROM = ['/complaints', '/service'];

/** The sales representative of the company, otherwise the general contact. */
export function AskPerson({ current }: { readonly current: string }) {
  const { salesRepresentative, userData } = useProfile();
  const canReport = REPORTED_FROM.includes(current) && canOrderAs(userData.role) && userData.role !== 'guest';
  if (!salesRepresentative && current === CONTACT) return null;
  return (
    <aside className="sj-noprint">
      <Panel title={t('information.askPerson')}>
        {salesRepresentative ? (
          <Person {...salesRepresentative} />
        ) : (
          <ButtonLink variant="line" full href={CONTACT}>
            {t('informationPage.contact')}
          </ButtonLink>
        )}
        {canReport && (
          <p>
            <ButtonLink full href="/profile/rma?new=1">
              {t('information.reportProblem')}
            </ButtonLink>
          </p>
        )}
      </Panel>
    </aside>
  );
}

interface PersonProps {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string | null;
}

function Person({ name, email, phoneNumber }: PersonProps) {
  const [firstName = '', lastName = ''] = name.split(' ');
  return (
    <div className={styles['person']}>
      <div className="sj-row sj-g12">
        <Avatar firstName={firstName} lastName={lastName} size="lg" />
        <div>
          <b>{name}</b>
          <div className="sj-xs sj-t3">{t('home.yourRepresentative')}</div>
        </div>
      </div>
      {phoneNumber && (
        <a className="sj-row" style={{ minHeight: 24 }} href={`tel:${phoneNumber}`}>
          <IconPhone size={16} aria-hidden="true" />
          {phoneNumber}
        </a>
      )}
      <a className="sj-row" style={{ minHeight: 24 }} href={`mailto:${email}`}>
        <IconMail size={16} aria-hidden="true" />
        {email}
      </a>
    </div>
  );
}
