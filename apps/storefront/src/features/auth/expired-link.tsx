import { useSupplier } from '@sjaj/app-kit';
import { ButtonLink, Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { NarrowPage } from './public-page.tsx';

/** Says that a link does not work any more, with whom to ask. */
export function ExpiredNotice() {
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

/** The page of a link that does not work any more, with the way to a new one. */
export function ExpiredLink({ title }: { readonly title: string }) {
  return (
    <NarrowPage title={title}>
      <div className="sj-col sj-g16">
        <ExpiredNotice />
        <p className="sj-sm sj-t2">{t('passwords.expiredAsk')}</p>
        <ButtonLink href="/auth/forgot-password" size="lg" full variant="line">
          {t('passwords.newLink')}
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}
