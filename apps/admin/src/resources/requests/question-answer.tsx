import { useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { type AdminArticleRow, type AdminQuestion, MOST_ANSWER_ARTICLES } from '@sjaj/contract';
import { IconButton, useUiLink } from '@sjaj/ui';
import { TemplatesMenu } from '../../shared/answer-templates/templates-menu.tsx';
import { api } from '../../shared/api/api.ts';
import { ArticleField } from '../../shared/catalogue/article-field.tsx';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { AnswerButton, GivenAnswer } from './answer-cell.tsx';
import type { Answer } from './answer-dialog.tsx';
import { QuestionPhotos } from './question-photos.tsx';

type Article = Pick<AdminArticleRow, 'id' | 'code' | 'title'>;

interface QuestionAnswerProps {
  readonly question: AdminQuestion;
  readonly outcome: string;
  readonly list: ListHandle<AdminQuestion>;
}

/** The button to answer a question with a text and articles, or the given answer. */
export function QuestionAnswer({ question, outcome, list }: QuestionAnswerProps) {
  const [articles, setArticles] = useState<readonly Article[]>([]);
  const { id, person, company, language, words, text, photos, answer, answeredBy, answeredAt } = question;
  if (answeredAt !== null) {
    return (
      <span className="req-two">
        <GivenAnswer
          isGood={question.outcome === 'answered'}
          outcome={outcome}
          text={answer}
          by={answeredBy}
          at={answeredAt}
        />
        <ArticleLinks articles={question.articles} />
      </span>
    );
  }
  const answers: readonly Answer[] = [
    {
      key: 'closed',
      label: t('requests.closeSilently'),
      needsNote: false,
      send: (note) => api.questions.answer({ params: { id }, body: { outcome: 'closed', answer: note } }),
    },
    {
      key: 'answered',
      label: t('requests.sendAnswer'),
      needsNote: true,
      send: (note) => {
        const articleIds = articles.map((article) => article.id);
        return api.questions.answer({ params: { id }, body: { outcome: 'answered', answer: note, articleIds } });
      },
    },
  ];
  return (
    <AnswerButton
      about={{ person, article: words || text }}
      title={words || t('questions.question')}
      subject={[person, company?.title].filter(Boolean).join(', ')}
      comment={text}
      noteHint={question.isGuest ? t('questions.mailed') : undefined}
      answers={answers}
      templates={(insert) => (
        <TemplatesMenu topic="questions" language={language} facts={{ name: person, article: words }} onPick={insert} />
      )}
      attached={<ArticlesField articles={articles} onChange={setArticles} />}
      onAnswered={list.reload}
    >
      <QuestionPhotos photos={photos} />
    </AnswerButton>
  );
}

function ArticleLinks({ articles }: { readonly articles: readonly Article[] }) {
  const Link = useUiLink();
  if (articles.length === 0) return null;
  return (
    <ul className="qst-articles sj-sm">
      {articles.map(({ id, code, title }) => (
        <li key={id}>
          <Link href={`/articles/${id}`} className="sj-link">
            {`${code} ${title}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ArticlesFieldProps {
  readonly articles: readonly Article[];
  readonly onChange: (articles: readonly Article[]) => void;
}

/** The articles that the customer gets with the answer. */
function ArticlesField({ articles, onChange }: ArticlesFieldProps) {
  return (
    <div className="sj-col sj-g4">
      {articles.length > 0 && (
        <ul className="qst-articles" aria-label={t('questions.articles')}>
          {articles.map(({ id, code, title }) => (
            <li key={id}>
              <span className="sj-grow">{`${code} ${title}`}</span>
              <IconButton
                label={t('questions.removeArticle', { title })}
                icon={<IconX size={16} aria-hidden="true" />}
                tip="end"
                onClick={() => onChange(articles.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {articles.length < MOST_ANSWER_ARTICLES && (
        <ArticleField
          key={articles.length}
          isOffered
          label={t('questions.addArticle')}
          chosen={null}
          onChoose={(chosen) => onChange([...articles.filter(({ id }) => id !== chosen.id), chosen])}
        />
      )}
    </div>
  );
}
