import { IconMail, IconPhone } from '@tabler/icons-react';
import { Avatar, buttonClass } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './home.module.css';

/** The sales representative of the company, with phone and e-mail links. */
export function Representative() {
  const { salesRepresentative } = useProfile();
  if (!salesRepresentative) return null;
  const { name, email, phoneNumber } = salesRepresentative;
  const [firstName = '', lastName = ''] = name.split(' ');
  const look = buttonClass({ variant: 'line', size: 'sm', square: true });
  return (
    <section className={`sj-panel ${styles['box']} ${styles['person']}`}>
      <Avatar firstName={firstName} lastName={lastName} size="lg" />
      <div className="sj-grow">
        <b>{name}</b>
        <div className="sj-xs sj-t3">{t('home.yourRepresentative')}</div>
      </div>
      {phoneNumber && (
        <a
          className={look}
          href={`tel:${phoneNumber}`}
          aria-label={`${t('home.call')}: ${name}`}
          title={t('home.call')}
        >
          <IconPhone size={17} aria-hidden="true" />
        </a>
      )}
      <a className={look} href={`mailto:${email}`} aria-label={`${t('home.write')}: ${name}`} title={t('home.write')}>
        <IconMail size={17} aria-hidden="true" />
      </a>
    </section>
  );
}
