import type { AccountRequest } from '@sjaj/contract';
import { isLanguage, LANGUAGE_NAMES } from '@sjaj/domain';
import { Facts, Notice, Panel } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** What the applicant has typed. */
export function FactsCard({ request }: { readonly request: AccountRequest }) {
  const { jib, vatNumber, address, town, firstName, lastName, position, email, phone, areas, language } = request;
  return (
    <Panel title={t('accountRequests.data')}>
      <div className="adm-request-sides">
        <Facts
          left
          facts={[
            { term: t('company.jib'), value: <span className="sj-num">{jib}</span> },
            { term: t('field.vatNumber'), value: vatNumber ?? '–' },
            { term: t('field.address'), value: `${address}, ${town}` },
            { term: t('accountRequests.areas'), value: areas.join(', ') || '–' },
          ]}
        />
        <Facts
          left
          facts={[
            {
              term: t('accountRequests.person'),
              value: [`${firstName} ${lastName}`, position].filter(Boolean).join(', '),
            },
            {
              term: t('field.email'),
              value: (
                <a className="sj-link adm-request-mail" href={`mailto:${email}`}>
                  {email}
                </a>
              ),
            },
            {
              term: t('field.phone'),
              value: (
                <a className="sj-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                  {phone}
                </a>
              ),
            },
            {
              term: t('accountRequests.language'),
              value: isLanguage(language) ? LANGUAGE_NAMES[language] : language,
            },
          ]}
        />
      </div>
      {!request.jibCheckDigitFits && (
        <Notice tone="warn" className="adm-request-note">
          {t('validation.jib_check_digit')}
        </Notice>
      )}
      {request.message && <blockquote className="adm-request-quote">{request.message}</blockquote>}
    </Panel>
  );
}
