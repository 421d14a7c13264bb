import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { PollView } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { Button, Notice, Panel } from '@sjaj/ui';
import { language, t } from '../../../shared/texts/t.ts';
import styles from './poll.module.css';
import { pollCalls, pollQuery } from './queries.ts';

/** The poll of Home: a question with one vote for each user, then the results. */
export function PollPanel() {
  const { data: poll } = useQuery(pollQuery);
  if (!poll) return null;
  return (
    <div className="sj-section">
      <Panel title={t('home.poll')}>
        {poll.votedOptionId === null ? <Ballot key={poll.id} poll={poll} /> : <Results poll={poll} />}
      </Panel>
    </div>
  );
}

function Ballot({ poll }: { readonly poll: PollView }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const vote = useMutation({
    mutationFn: async (optionId: number) =>
      (await pollCalls.vote({ params: { id: poll.id }, body: { optionId } })).data,
    onSuccess: (voted) => queries.setQueryData(pollQuery.queryKey, voted),
    // The panel shows the error; the vote may have been given in another tab.
    onError: () => void queries.invalidateQueries({ queryKey: pollQuery.queryKey }),
  });
  return (
    <form
      className={styles['poll']}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(chosen === null);
        if (chosen !== null) vote.mutate(chosen);
      }}
    >
      <fieldset aria-describedby={isMissing ? 'poll-missing' : undefined}>
        <legend>{poll.question}</legend>
        {poll.options.map(({ id, title }) => (
          <label key={id} className={styles['option']}>
            <input type="radio" name="poll" checked={chosen === id} onChange={() => setChosen(id)} />
            {title}
          </label>
        ))}
      </fieldset>
      {isMissing && chosen === null && (
        <p id="poll-missing" role="alert">
          <Notice tone="error">{t('home.pollChoose')}</Notice>
        </p>
      )}
      {vote.error && <Notice tone="error">{messageOf(vote.error)}</Notice>}
      <div>
        <Button variant="line" type="submit" busy={vote.isPending}>
          {t('home.pollVote')}
        </Button>
      </div>
    </form>
  );
}

const HUNDRED = 100;

function Results({ poll }: { readonly poll: PollView }) {
  const total = poll.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  return (
    <div className={styles['poll']} role="status">
      <p className={styles['question']}>{poll.question}</p>
      <ul className={styles['results']}>
        {poll.options.map(({ id, title, votes }) => {
          const percent = total === 0 ? 0 : Math.round(((votes ?? 0) * HUNDRED) / total);
          return (
            <li key={id}>
              <span className="sj-row sj-between">
                <span>
                  {title}
                  {id === poll.votedOptionId && <b className={styles['own']}>{t('home.pollOwn')}</b>}
                </span>
                <span className="sj-num">{formatPercent(percent, language())}</span>
              </span>
              <span className={styles['bar']}>
                <span style={{ width: `${percent}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
      <p className="sj-sm sj-t3">{t('home.pollVotes', { count: total })}</p>
    </div>
  );
}
