import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconMailCheck } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import type { Mail } from '@sjaj/contract';
import { Button, Dialog, Facts, Notice } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';
import { timeOf } from './mail-labels.ts';
import { mailQuery, OUTGOING_MAIL } from './queries.ts';

/** Time between two looks at a test that is on its way. */
const LOOK_EVERY_MS = 1_000;

const isOnItsWay = ({ state, error }: Mail): boolean => state === 'queued' && error === null;

/** Sends a mail to oneself, and says what the mail server made of it. */
export function TestMailButton() {
  const [isOpen, setOpen] = useState(false);
  const send = useMutation({
    mutationFn: async () => (await api.mail.sendTest()).data,
    // The dialog shows the error.
    onError: () => undefined,
  });
  const start = (): void => {
    setOpen(true);
    send.mutate();
  };
  return (
    <>
      <Button size="sm" variant="line" icon={<IconMailCheck size={16} aria-hidden="true" />} onClick={start}>
        {t('mails.sendTest')}
      </Button>
      <Dialog
        title={t('mails.sendTest')}
        open={isOpen}
        onClose={() => setOpen(false)}
        foot={<Button onClick={() => setOpen(false)}>{t('action.close')}</Button>}
      >
        <div role="status">
          {send.error && <Notice tone="error">{messageOf(send.error)}</Notice>}
          {send.isPending && <Waiting />}
          {send.data && <TestOutcome id={send.data.id} />}
        </div>
      </Dialog>
    </>
  );
}

const Waiting = () => (
  <p className="sj-row sj-g12">
    <span className="sj-spin mail-waits" aria-hidden="true" />
    {t('mails.testWaits')}
  </p>
);

function TestOutcome({ id }: { readonly id: number }) {
  const queries = useQueryClient();
  const { data: mail, error } = useQuery({
    ...mailQuery(id),
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? LOOK_EVERY_MS : false),
  });
  const isOver = mail !== undefined && !isOnItsWay(mail);
  // The list behind the dialog and its counts say the same.
  useEffect(() => {
    for (const part of ['list', 'counts']) void queries.invalidateQueries({ queryKey: [OUTGOING_MAIL, part] });
  }, [queries, isOver]);
  if (!mail && error) return <Notice tone="error">{messageOf(error)}</Notice>;
  if (!isOver) return <Waiting />;
  const { state, toAddress, answer, error: reason, dueAt } = mail;
  if (state === 'kept')
    return (
      <Notice tone="warn">
        <b>{t('mails.testKept')}</b>
        <p>{t('mails.keptHint')}</p>
      </Notice>
    );
  const isTaken = state === 'sent';
  return (
    <div className="sj-col sj-g12">
      <Notice tone={isTaken ? 'info' : 'error'}>
        <b>{t(isTaken ? 'mails.testTaken' : 'mails.testRefused')}</b>
        <p>{t(isTaken ? 'mails.testLook' : 'mails.testRefusedHint')}</p>
      </Notice>
      <Facts
        left
        facts={[
          { term: t('mails.receiver'), value: <span className="mail-address">{toAddress}</span> },
          {
            term: t(isTaken ? 'mails.answer' : 'jobs.reason'),
            value: <span className="mail-address">{(isTaken ? answer : reason) ?? '–'}</span>,
          },
          ...(dueAt === null ? [] : [{ term: t('mails.nextTry'), value: timeOf(dueAt) }]),
        ]}
      />
    </div>
  );
}
