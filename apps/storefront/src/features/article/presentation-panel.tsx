import { useMutation } from '@tanstack/react-query';
import { useSendOnce } from '@sjaj/app-kit';
import { IconCalendarEvent, IconCheck } from '@tabler/icons-react';
import type { ArticleDetails } from '@sjaj/contract';
import { Button, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { useLoginFirst } from '../../shared/session/login-first.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './buy.module.css';

/** Panel with the request for a demonstration of a machine at the customer's premises. */
export function PresentationPanel({ article }: { readonly article: ArticleDetails }) {
  const sendOnce = useSendOnce();
  const loginFirst = useLoginFirst();
  const send = useMutation({
    mutationFn: () =>
      sendOnce(article.id, (idempotencyKey) =>
        api.presentations.request({ params: { id: article.id }, idempotencyKey }),
      ),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('article.requestSent') }),
  });
  const Icon = send.isSuccess ? IconCheck : IconCalendarEvent;
  return (
    <section className={`sj-panel sj-noprint ${styles['presentation']}`}>
      <h2>{t('article.presentation')}</h2>
      <p className="sj-sm sj-t2">{t('article.presentationText')}</p>
      <Button
        variant="line"
        full
        busy={send.isPending}
        disabled={send.isSuccess}
        icon={<Icon size={17} aria-hidden="true" />}
        onClick={() => loginFirst('request') || send.mutate()}
      >
        {t(send.isSuccess ? 'article.requestSent' : 'article.requestPresentation')}
      </Button>
    </section>
  );
}
