import { useState } from 'react';
import { IconMessageReply } from '@tabler/icons-react';
import { Button } from '@sjaj/ui';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { type Answer, AnswerDialog } from './answer-dialog.tsx';
import { type AnyRequest, OutcomeCell } from './request-columns.tsx';

interface AnswerCellProps<Row extends AnyRequest> {
  readonly request: Row;
  readonly comment: string;
  readonly answers: readonly Answer[];
  readonly list: ListHandle<Row>;
}

/** The button to answer, or the given answer. */
export function AnswerCell<Row extends AnyRequest>({ request, comment, answers, list }: AnswerCellProps<Row>) {
  const [open, setOpen] = useState(false);
  if (request.outcome !== null) return <OutcomeCell {...request} />;
  const { article, person, company } = request;
  return (
    <>
      <Button
        size="sm"
        variant="line"
        icon={<IconMessageReply size={16} aria-hidden="true" />}
        aria-label={t('requests.answerThis', { person, article: article.title })}
        onClick={() => setOpen(true)}
      >
        {t('requests.answer')}
      </Button>
      {open && (
        <AnswerDialog
          title={`${article.code} · ${article.title}`}
          subject={[person, company].filter(Boolean).join(', ')}
          comment={comment}
          answers={answers}
          onAnswered={list.reload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
