import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { RichText, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './information.module.css';
import { fittingQuestions } from './questions.logic.ts';
import { questionsQuery } from './queries.ts';

/** Expandable questions by topic, with a filter field. */
export function Questions() {
  const { data } = useSuspenseQuery(questionsQuery);
  const [typed, setTyped] = useState('');
  const groups = fittingQuestions(data, typed);
  return (
    <>
      <TextField
        label={t('information.searchQuestions')}
        type="search"
        value={typed}
        start={<IconSearch size={17} aria-hidden="true" />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className="sj-t2" role="status">
        {groups.length === 0 && t('information.noQuestion')}
      </p>
      {groups.map(({ topic, questions }) => (
        <section key={topic}>
          <h2>{t(`information.${topic}`)}</h2>
          <div className={`sj-panel ${styles['questions']}`}>
            {questions.map(({ id, question, answer }) => (
              <details key={id}>
                <summary>
                  {question}
                  <IconChevronDown size={17} aria-hidden="true" />
                </summary>
                <div className={styles['answer']}>
                  <RichText html={answer} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
