import { useState } from 'react';
import type { FormEvent } from 'react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { Button, Notice, Skeleton, TextArea } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { calls } from '../calls.ts';
import { ExpiredLink } from '../expired-link.tsx';
import { isExpiredLink, linkToken } from '../link-token.ts';
import { NarrowPage, OutcomePage } from '../public-page.tsx';

const LONGEST_ANSWER = 2_000;

const questionQuery = (token: string) =>
  queryOptions({
    queryKey: ['account-request-question', token],
    queryFn: async ({ signal }) => (await calls.accountRequests.question({ body: { token } }, { signal })).data,
    retry: false,
    staleTime: Infinity,
  });

/** Where the mail with a question of staff leads: the applicant answers. */
export function AnswerPage() {
  const [token] = useState(() => linkToken(window.location));
  const { data, error, refetch } = useQuery(questionQuery(token));
  const [answer, setAnswer] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const send = useMutation({
    mutationFn: () => calls.accountRequests.answer({ body: { token, answer } }),
    // The form shows the error.
    onError: () => undefined,
  });
  if (isExpiredLink(error) || isExpiredLink(send.error))
    return <ExpiredLink title={t('accountRequest.questionTitle')} />;
  if (send.isSuccess)
    return (
      <OutcomePage
        icon={<IconCheck size={28} />}
        title={t('accountRequest.questionTitle')}
        text={t('accountRequest.answered')}
      />
    );
  const missing = isSubmitted && answer.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (answer.trim() !== '') send.mutate();
  };
  const failure = error ?? send.error;
  return (
    <NarrowPage title={t('accountRequest.questionTitle')} intro={data?.companyTitle}>
      <form noValidate className="sj-col sj-g16" onSubmit={submit}>
        {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
        {error && (
          <Button variant="line" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        )}
        {!data && !error && <Skeleton height={160} radius={12} />}
        {data && (
          <>
            <blockquote className="auth-question">{data.question}</blockquote>
            <TextArea
              label={t('accountRequest.answer')}
              rows={5}
              maxLength={LONGEST_ANSWER}
              value={answer}
              error={
                missing
                  ? t('validation.required', { field: t('accountRequest.answer') })
                  : fieldErrors(send.error)['answer']
              }
              onChange={(event) => setAnswer(event.currentTarget.value)}
            />
            <Button type="submit" size="lg" full busy={send.isPending}>
              {t('accountRequest.sendAnswer')}
            </Button>
          </>
        )}
      </form>
    </NarrowPage>
  );
}
