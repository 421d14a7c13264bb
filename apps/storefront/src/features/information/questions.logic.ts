import { foldLetters } from '@sjaj/domain';

const TAG = /<[^<>]*>/g;

interface Question {
  readonly question: string;
  /** HTML. */
  readonly answer: string;
}

interface Group {
  readonly questions: readonly Question[];
}

/** Questions with every typed word in the question or the answer. Groups without any are omitted. */
export function fittingQuestions<G extends Group>(groups: readonly G[], typed: string): readonly G[] {
  const words = foldLetters(typed).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = foldLetters(`${question} ${answer.replaceAll(TAG, ' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
