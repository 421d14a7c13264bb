import type { ReactNode } from 'react';
import { useSupplier } from '@sjaj/app-kit';
import { ButtonLink, Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { NarrowPage } from './public-page.tsx';

/** Says that a link has expired, and whom to contact. */
function ExpiredNotice() {
  const supplier = useSupplier();
  return (
    <Notice tone="error">
      {t('passwords.expired')}
      {supplier && (
        <>
          {': '}
          <a className="sj-link" href={`mailto:${supplier.email}`}>
            {supplier.email}
          </a>
          {', '}
          <a className="sj-link" href={`tel:${supplier.phone.replaceAll(/[^+\d]/g, '')}`}>
            {supplier.phone}
          </a>
        </>
      )}
    </Notice>
  );
}

interface ExpiredPageProps {
  readonly title: string;
  /** How to go on without the link. */
  readonly text: string;
  readonly children: ReactNode;
}

/** The page of an expired link. Its children are the next steps. */
export function ExpiredPage({ title, text, children }: ExpiredPageProps) {
  return (
    <NarrowPage title={title}>
      <div className="sj-col sj-g16">
        <ExpiredNotice />
        <p className="sj-sm sj-t2">{text}</p>
        {children}
      </div>
    </NarrowPage>
  );
}

/** The same for a link that sets a password or answers a question, with a button to request a new one. */
export function ExpiredLink({ title }: { readonly title: string }) {
  return (
    <ExpiredPage title={title} text={t('passwords.expiredAsk')}>
      <ButtonLink href="/auth/forgot-password" size="lg" full variant="line">
        {t('passwords.newLink')}
      </ButtonLink>
    </ExpiredPage>
  );
}
