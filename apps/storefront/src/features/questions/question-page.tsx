import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { usePageTitle } from '@sjaj/app-kit';
import type { Question } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Badge, ButtonLink, PageTitle, Panel, ProductTileSkeleton } from '@sjaj/ui';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
import { PhotoList } from '../../shared/conversation/photo-list.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { cardsQuery, questionQuery } from './queries.ts';
import styles from './questions.module.css';

/** A question to staff with its photos, and the answer with the articles that they recommend. */
export function QuestionPage({ id }: { readonly id: number }) {
  const { data: question } = useSuspenseQuery(questionQuery(id));
  const { order, answer } = question;
  const title = titleOf(question);
  usePageTitle(title);
  return (
    <>
      <PageTitle
        title={title}
        actions={
          <>
            {order?.id && (
              <ButtonLink variant="line" size="sm" href={`/profile/orders/${order.id}`}>
                {t('checkoutPage.viewOrder')}
              </ButtonLink>
            )}
            <ButtonLink variant="line" size="sm" href="/profile/messages">
              {t('messages.all')}
            </ButtonLink>
          </>
        }
        note={<Badge tone={answer ? 'soft' : 'warn'}>{t(answer ? 'questions.answered' : 'questions.waiting')}</Badge>}
      />
      <div className={styles['talk']}>
        <QuestionPanel question={question} />
        {answer ? <AnswerPanel answer={answer} /> : <p className="sj-sm sj-t2">{t('questions.waitingHint')}</p>}
      </div>
    </>
  );
}

function titleOf({ words, order }: Question): string {
  if (order) return t('questions.ofOrder', { number: order.orderNumber });
  return words === '' ? t('questions.title') : t('questions.titleOf', { words });
}

function QuestionPanel({ question: { text, photos, createdAt } }: { readonly question: Question }) {
  return (
    <Panel title={t('questions.asked')}>
      <p className={styles['text']}>{text}</p>
      <PhotoList photos={photos} size={112} />
      <Moment at={createdAt} />
    </Panel>
  );
}

function AnswerPanel({ answer: { text, by, at, articles } }: { readonly answer: NonNullable<Question['answer']> }) {
  return (
    <>
      <Panel title={t('questions.answer')}>
        <p className={styles['text']}>{text}</p>
        <Moment at={at} by={by} />
      </Panel>
      {articles.length > 0 && <Articles ids={articles.map(({ id }) => id)} />}
    </>
  );
}

function Articles({ ids }: { readonly ids: readonly number[] }) {
  const { data } = useQuery(cardsQuery(ids));
  return (
    <section aria-label={t('questions.articles')}>
      <h2 className={styles['heading']}>{t('questions.articles')}</h2>
      <div className="sj-grid sj-grid-5">
        {data
          ? data.map((article) => <ArticleTile key={article.id} article={article} level={3} />)
          : ids.map((id) => <ProductTileSkeleton key={id} />)}
      </div>
    </section>
  );
}

function Moment({ at, by }: { readonly at: string; readonly by?: string }) {
  return (
    <p className="sj-xs sj-t3">
      {by && `${by} · `}
      <time className="sj-num" dateTime={at}>
        {formatDateTime(new Date(at), language())}
      </time>
    </p>
  );
}
