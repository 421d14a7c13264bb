import './line-title.css';
import { classNames } from '../foundation/class-names.ts';
import { splitTitle } from './line-title.logic.ts';

interface LineTitleProps {
  readonly title: string;
  /** Goes on in further lines and is never cut. Two of them are as high as a row of a dense table. */
  readonly wraps?: boolean;
}

/** A title in one line: where room is short its middle is cut, because size and colour stand at its end. */
export function LineTitle({ title, wraps }: LineTitleProps) {
  const [head, end] = splitTitle(title);
  return (
    <span className={classNames('sj-line-title', wraps && 'sj-line-title-wraps')}>
      <span>{head}</span>
      <span>{end}</span>
    </span>
  );
}
