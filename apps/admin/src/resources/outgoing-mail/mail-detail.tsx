import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { Mail, MailRow } from '@sjaj/contract';
import { LANGUAGE_NAMES } from '@sjaj/domain';
import { Badge, Button, Dialog, type Fact, Facts, showToast, Skeleton, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { MailBody } from '../../shared/mail/mail-body.tsx';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { t } from '../../shared/texts/t.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { MAIL_TONES, mailState, subjectOf, timeOf } from './mail-labels.ts';
import { linkIn } from './mail-link.logic.ts';
import { mailQuery } from './queries.ts';

interface MailDetailProps {
  readonly mail: MailRow;
  readonly list: ListHandle<MailRow>;
}

/** The subject, which opens the mail. */
export function MailDetail({ mail, list }: MailDetailProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="mail-open sj-link" onClick={() => setOpen(true)}>
        {subjectOf(mail)}
      </button>
      {open && <MailDialog mail={mail} list={list} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A sent mail and the button to send it again. */
function MailDialog({ mail, list, onClose }: MailDetailProps & { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(mailQuery(mail.id));
  const link = linkIn(data?.text ?? null);
  const sendAgain = useMutation({
    mutationFn: () => api.mail.sendAgain({ params: { id: mail.id } }),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: subjectOf(mail) });
      list.reload();
      onClose();
    },
    onError: showFailure,
  });
  return (
    <Dialog
      title={subjectOf(data ?? mail)}
      open
      onClose={onClose}
      size="lg"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.close')}
          </Button>
          {link !== undefined && <CopyLinkButton link={link} />}
          {mail.state !== 'queued' && (
            <Button busy={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
              {t('mails.sendAgain')}
            </Button>
          )}
        </>
      }
    >
      {!data && error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} radius={12} />}
      {data && <MailFacts mail={data} />}
    </Dialog>
  );
}

const Receiver = ({ name, address }: { readonly name: string; readonly address: string }) => (
  <span className="mail-address">{name === address ? address : `${name}, ${address}`}</span>
);

function MailFacts({ mail }: { readonly mail: Mail }) {
  const Link = useUiLink();
  const { toName, toAddress, language, error, answer, dueAt, sentAt, orderId } = mail;
  const facts: Fact[] = [
    { term: t('mails.receiver'), value: <Receiver name={toName} address={toAddress} /> },
    { term: t('field.language'), value: LANGUAGE_NAMES[language] },
    { term: t('field.status'), value: <Badge tone={MAIL_TONES[mail.state]}>{mailState(mail)}</Badge> },
    ...(sentAt === null ? [] : [{ term: t('mails.sentAt'), value: timeOf(sentAt) }]),
    ...(dueAt === null ? [] : [{ term: t('mails.nextTry'), value: timeOf(dueAt) }]),
    ...(answer ? [{ term: t('mails.answer'), value: <span className="mail-address">{answer}</span> }] : []),
    ...(error === null ? [] : [{ term: t('jobs.reason'), value: <span className="mail-reason">{error}</span> }]),
  ];
  return (
    <div className="sj-col sj-g16">
      <Facts facts={facts} left />
      {orderId !== null && (
        <Link href={`/orders/${orderId}`} className="sj-link">
          {t('mails.openOrder')}
        </Link>
      )}
      <MailBody mail={mail} />
    </div>
  );
}
