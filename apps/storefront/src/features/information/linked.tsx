import { Fragment, type ReactNode } from 'react';

const BLANK = /(\s)/;
const MARKS = '.,;:)';

/** A text with e-mail addresses as links. A full stop after an address is not part of it. */
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
