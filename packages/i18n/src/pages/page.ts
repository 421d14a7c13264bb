import type { Language } from '@sjaj/domain';
import { textIn } from '../resource.ts';
import type { Text } from '../texts.ts';

/** A part of an information page under a heading. */
export interface Section {
  readonly title: Text;
  readonly paragraphs?: readonly Text[];
  /** Things side by side. */
  readonly list?: readonly Text[];
  /** One after the other. */
  readonly steps?: readonly Text[];
  /** Each opens to its answer. */
  readonly questions?: readonly { readonly question: Text; readonly answer: Text }[];
}

/** An information page: what it is about in a sentence, then its parts. */
export interface Page {
  readonly lead: Text;
  readonly sections: readonly Section[];
}

/** A page as one language reads it. */
export interface PageText {
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly list: readonly string[];
    readonly steps: readonly string[];
    readonly questions: readonly { readonly question: string; readonly answer: string }[];
  }[];
}

/** One text in the written languages; Serbian in Cyrillic follows from the Latin one. */
export const say = (en: string, bs: string, hr: string, srLatn: string): Text => ({ en, bs, hr, srLatn });

/** The page in one language. */
export function pageIn({ lead, sections }: Page, language: Language): PageText {
  const all = (texts: readonly Text[] = []): string[] => texts.map((text) => textIn(text, language));
  return {
    lead: textIn(lead, language),
    sections: sections.map(({ title, paragraphs, list, steps, questions = [] }) => ({
      title: textIn(title, language),
      paragraphs: all(paragraphs),
      list: all(list),
      steps: all(steps),
      questions: questions.map(({ question, answer }) => ({
        question: textIn(question, language),
        answer: textIn(answer, language),
      })),
    })),
  };
}
