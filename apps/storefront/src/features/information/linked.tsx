import { Fragment, type ReactNode } from 'react';

const BLANK = /(\s)/;
const MARKS = '.,;:)';

/** A text in which e-mail addresses can be pressed; the mark that ends a sentence is no part of one. */
export const linked = (text: string): ReactNode =>
  text
    .split(BLANK)
    .map((word, index) =>
      word.includes('@') ? <Address key={index} word={word} /> : <Fragment key={index}>{word}</Fragment>,
    );

function Address({ word }: { readonly word: string }) {
  const end = MARKS.includes(word.at(-1) ?? '') ? -1 : word.length;
  const address = word.slice(0, end);
  return (
    <>
      <a className="sj-link" href={`mailto:${address}`}>
        {address}
      </a>
      {word.slice(address.length)}
    </>
  );
}
