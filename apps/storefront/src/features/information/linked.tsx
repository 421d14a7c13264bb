import { Fragment, type ReactNode } from 'react';

const ADDRESS = /([\w.]+@[\w.]*\w)/;

/** A text in which e-mail addresses can be pressed. */
export const linked = (text: string): ReactNode =>
  text.split(ADDRESS).map((part, index) =>
    ADDRESS.test(part) ? (
      <a key={index} className="sj-link" href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
