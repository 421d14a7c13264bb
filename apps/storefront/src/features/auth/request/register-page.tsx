import './register-page.css';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { messageOf } from '@sjaj/app-kit';
import { Notice, PageTitle, Panel, useUiLink } from '@sjaj/ui';
import { wasOpen } from '../../../shared/session/open-shop.ts';
import { t } from '../../../shared/texts/t.ts';
import { PublicPage } from '../public-page.tsx';
import { AreasSection } from './areas-section.tsx';
import { CompanySection } from './company-section.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { fieldId } from './form-parts.tsx';
import { PersonSection } from './person-section.tsx';
import { NextSteps, RequestAside } from './request-aside.tsx';
import { type RequestState, useRequest } from './use-request.ts';

/** The form by which a company asks for an account, and the answer after it was sent. */
export function RegisterPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <PublicPage>{sentTo === null ? <RequestForm onSent={setSentTo} /> : <RequestSent email={sentTo} />}</PublicPage>
  );
}

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const Link = useUiLink();
  const state = useRequest(onSent);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!state.isSending) state.submit();
  };
  return (
    <>
      <PageTitle first title={t('auth.requestTitle')} />
      <p className="sj-t2 auth-intro">{t('accountRequest.intro')}</p>
      {wasOpen() && (
        <p className="sj-sm sj-t2">
          {t('registration.forYourself')}{' '}
          <Link className="sj-link" href="/auth/register/private">
            {t('registration.privateAccount')}
          </Link>
        </p>
      )}
      <div className="auth-request">
        <form noValidate className="sj-col sj-g12" onSubmit={submit}>
          {state.failure && <Notice tone="error">{messageOf(state.failure)}</Notice>}
          {state.wrong.length > 0 && <Summary fields={state.wrong} />}
          <CompanySection state={state} />
          <PersonSection state={state} />
          <AreasSection state={state} />
          <ConsentPanel state={state} />
        </form>
        <RequestAside />
      </div>
    </>
  );
}

/** The fields to correct, each as a link to its place. */
function Summary({ fields }: { readonly fields: RequestState['wrong'] }) {
  const go = (event: { preventDefault: () => void }, field: RequestState['wrong'][number]): void => {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <Notice tone="error" className="auth-summary">
      <b>{t('accountRequest.toCorrect')}</b>{' '}
      {fields.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <a href={`#${fieldId(field)}`} onClick={(event) => go(event, field)}>
            {t(`field.${field}`)}
          </a>
        </span>
      ))}
      {'. '}
      {t('accountRequest.restIsStored')}
    </Notice>
  );
}

function RequestSent({ email }: { readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <Panel className="auth-narrow">
      <h1 ref={heading} tabIndex={-1}>
        {t('accountRequest.sentTitle')}
      </h1>
      <p className="sj-t2 auth-intro">{t('accountRequest.sentText', { email })}</p>
      <div className="auth-sent-steps">
        <NextSteps isSent />
      </div>
    </Panel>
  );
}
