import { useState } from 'react';
import { IconMessageReply } from '@tabler/icons-react';
import type { AnswerTopic } from '@sjaj/contract';
import { Badge, Button } from '@sjaj/ui';
import { TemplatesMenu } from '../../shared/answer-templates/templates-menu.tsx';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { type Answer, AnswerDialog, type AnswerDialogProps } from './answer-dialog.tsx';
import { type AnyRequest, isGood, outcomeText, timeOf } from './request-columns.tsx';

interface GivenAnswerProps {
  readonly isGood: boolean;
  readonly outcome: string;
  readonly text: string | null;
  readonly by: string | null;
  readonly at: string;
}

/** An outcome with author, time and text of the answer. */
export function GivenAnswer({ isGood, outcome, text, by, at }: GivenAnswerProps) {
  return (
    <span className="req-two req-answer">
      <span>
        <Badge tone={isGood ? 'soft' : 'grey'}>{outcome}</Badge>
      </span>
      {text && <span className="req-comment">{text}</span>}
      <span className="sj-xs sj-t3">{[by, timeOf(at)].filter(Boolean).join(', ')}</span>
    </span>
  );
}

interface AnswerButtonProps extends Omit<AnswerDialogProps, 'onClose'> {
  /** Who asks for what: the name of the button for screen readers. */
  readonly about: { readonly person: string; readonly article: string };
}

/** The button that opens the form of the answer. */
export function AnswerButton({ about, ...dialog }: AnswerButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="line"
        icon={<IconMessageReply size={16} aria-hidden="true" />}
        aria-label={t('requests.answerThis', about)}
        onClick={() => setOpen(true)}
      >
        {t('requests.answer')}
      </Button>
      {open && <AnswerDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AnswerCellProps<Row extends AnyRequest> {
  readonly request: Row;
  readonly comment: string;
  readonly answers: readonly Answer[];
  readonly topic: AnswerTopic;
  readonly list: ListHandle<Row>;
}

/** The button to answer a request about an article, or the given answer. */
export function AnswerCell<Row extends AnyRequest>({ request, comment, answers, topic, list }: AnswerCellProps<Row>) {
  const { article, person, company, language, outcome, note, answeredAt, answeredBy } = request;
  if (outcome !== null) {
    if (answeredAt === null) return null;
    return (
      <GivenAnswer
        isGood={isGood(outcome)}
        outcome={outcomeText(request)}
        text={note}
        by={answeredBy}
        at={answeredAt}
      />
    );
  }
  return (
    <AnswerButton
      about={{ person, article: article.title }}
      title={`${article.code} · ${article.title}`}
      subject={[person, company].filter(Boolean).join(', ')}
      comment={comment}
      answers={answers}
      templates={(insert) => (
        <TemplatesMenu
          topic={topic}
          language={language}
          facts={{ name: person, article: `${article.title} (${article.code})` }}
          onPick={insert}
        />
      )}
      onAnswered={list.reload}
    />
  );
}
