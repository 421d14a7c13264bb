import { useState } from 'react';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import type { PageText } from '@sjaj/i18n/pages';
import { TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './information.module.css';
import { linked } from './linked.tsx';
import { fittingQuestions } from './questions.logic.ts';

/** Expandable questions with a filter field; nothing if the page has none. */
export function Questions({ sections }: { readonly sections: PageText['sections'] }) {
  const [typed, setTyped] = useState('');
  if (sections.every(({ questions }) => questions.length === 0)) return null;
  const groups = fittingQuestions(sections, typed);
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
      {groups.map(({ title, questions }) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className={`sj-panel ${styles['questions']}`}>
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>
                  {question}
                  <IconChevronDown size={17} aria-hidden="true" />
                </summary>
                <p>{linked(answer)}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
