import './public-page.css';
import type { ReactNode } from 'react';
import { IconPhone } from '@tabler/icons-react';
import { ButtonLink, EmptyState, Panel, SkipLink, useUiLink } from '@sjaj/ui';
import { ShopLogo } from '../../shared/shop-logo.tsx';
import { useSupportPhone } from '../../shared/supplier.ts';
import { t } from '../../shared/texts/t.ts';
import { LanguagePicker } from './language-picker.tsx';

const CONTENT_ID = 'content';

/** The frame of the pages before the log-in: logo, phone, language, and the way to the log-in. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  const Link = useUiLink();
  const phone = useSupportPhone();
  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      <header className="auth-head">
        <div className="sj-wrap auth-head-bar">
          <Link href="/auth/login" aria-label={t('auth.title')}>
            <ShopLogo name="" height={30} />
          </Link>
          {phone !== '' && (
            <a className="sj-row sj-sm sj-t2 auth-phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <IconPhone size={16} aria-hidden="true" />
              {phone}
            </a>
          )}
          <LanguagePicker />
          <ButtonLink href="/auth/login" variant="line">
            {t('auth.title')}
          </ButtonLink>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="sj-wrap auth-main">
        {children}
      </main>
    </>
  );
}

interface NarrowPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A short form or an answer in the middle of the page. */
export function NarrowPage({ title, intro, children }: NarrowPageProps) {
  return (
    <PublicPage>
      <Panel className="auth-narrow">
        <h1>{title}</h1>
        {intro && <p className="sj-t2 auth-intro">{intro}</p>}
        {children}
      </Panel>
    </PublicPage>
  );
}

interface OutcomePageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Where to go from here. */
  readonly actions?: ReactNode;
  /** Below the outcome, such as an error of one of the actions. */
  readonly children?: ReactNode;
}

/** What came of a form or a mailed link, in the middle of the page. */
export function OutcomePage({ icon, title, text, actions, children }: OutcomePageProps) {
  return (
    <PublicPage>
      <Panel className="auth-narrow">
        <EmptyState page icon={icon} title={title} text={text} actions={actions} />
        {children}
      </Panel>
    </PublicPage>
  );
}
