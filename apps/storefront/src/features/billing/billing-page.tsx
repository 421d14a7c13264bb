import { useState } from 'react';
import { IconMail, IconPencil, IconPhone } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { CompanyDetails } from '@sjaj/contract';
import { Avatar, Button, type Fact, Facts, PageTitle, Panel, Skeleton, useAmount } from '@sjaj/ui';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './billing.module.css';
import { ChangeDialog } from './change-dialog.tsx';
import { ChangeNotice } from '../../shared/data-change/change-notice.tsx';
import { contactsQuery, detailsQuery } from './queries.ts';

/** What the supplier knows of the company, and how to have it changed. */
export function BillingPage() {
  const { data: details } = useSuspenseQuery(detailsQuery);
  const { role } = useProfile().userData;
  const [isAsking, setAsking] = useState(false);
  const isAdmin = role === 'company_admin';
  const isWaiting = details.lastChange !== null && details.lastChange.outcome === null;
  return (
    <>
      <PageTitle
        title={t('billing.title')}
        actions={
          isAdmin &&
          !isWaiting && (
            <Button
              size="sm"
              icon={<IconPencil size={16} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              {t('billing.requestChange')}
            </Button>
          )
        }
      />
      <div className={styles.page}>
        {details.lastChange && <ChangeNotice change={details.lastChange} />}
        <div className={styles.panels}>
          <Panel title={t('billing.company')}>
            <Facts left facts={companyFacts(details)} />
          </Panel>
          <Panel title={t('billing.terms')}>
            <Terms details={details} />
          </Panel>
          <Contacts />
        </div>
        {!isAdmin && <p className="sj-sm sj-t3">{t('billing.adminsOnly')}</p>}
      </div>
      {isAsking && <ChangeDialog details={details} onClose={() => setAsking(false)} />}
    </>
  );
}

const orNone = (value: string | null): string => value ?? '–';

const companyFacts = (details: CompanyDetails): Fact[] => [
  { term: t('field.title'), value: details.title },
  { term: t('field.jib'), value: details.jib },
  { term: t('field.pdvNumber'), value: orNone(details.pdvNumber) },
  { term: t('field.address'), value: `${details.address}, ${details.postalCode} ${details.town}` },
  { term: t('field.phone'), value: orNone(details.phone) },
  { term: t('field.email'), value: orNone(details.email) },
  { term: t('field.bankAccount'), value: orNone(details.bankAccount) },
];

function Terms({ details: { paymentTermDays, creditLimit } }: { readonly details: CompanyDetails }) {
  const amount = useAmount();
  const facts: Fact[] = [{ term: t('billing.paymentTerm'), value: t('unit.days', { count: paymentTermDays }) }];
  if (creditLimit !== null) facts.push({ term: t('billing.creditLimit'), value: amount(creditLimit) });
  return <Facts left facts={facts} />;
}

/** The people of the supplier who look after the company. */
function Contacts() {
  const { data, error, refetch } = useQuery(contactsQuery);
  return (
    <Panel title={t('role.yourRepresentative')} flush>
      {!data && (error ? <PanelFailed error={error} onRetry={() => void refetch()} /> : <Skeleton height={84} />)}
      {data?.length === 0 && <p className={`sj-sm sj-t2 ${styles.none}`}>{t('dashboard.noRecords')}</p>}
      <ul>
        {data?.map(({ name, phoneNumber, email }) => {
          const [firstName = '', lastName = ''] = name.split(' ');
          return (
            <li key={email} className={styles.person}>
              <Avatar firstName={firstName} lastName={lastName} size="lg" />
              <div className={styles.contact}>
                <b>{name}</b>
                {phoneNumber && (
                  <a className="sj-link sj-num" href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>
                    <IconPhone size={16} aria-hidden="true" />
                    {phoneNumber}
                  </a>
                )}
                <a className="sj-link" href={`mailto:${email}`}>
                  <IconMail size={16} aria-hidden="true" />
                  {email}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
